import type { RelationshipFieldServerComponent } from 'payload'

import { RelationInput } from '@/components/document/relation/RelationInput'
import { readRelationField } from '@/queries/related/readRelationField'

/** The field of every relation: what is chosen comes with its name, the rest with what is typed. */
export const RelationField: RelationshipFieldServerComponent = async (props) => {
  const { field, clientField, path, req, value } = props
  const read = await readRelationField({ req, slug: String(field.relationTo), value })
  return <RelationInput {...read} field={clientField as never} path={path} />
}
