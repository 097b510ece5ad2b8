import type { RelationshipFieldServerComponent } from 'payload'

import { RelationInput } from '@/components/document/relation/RelationInput'
import { readRelationField } from '@/queries/related/readRelationField'

/**
 * The field of every relation: selected records come with names, others are loaded while typing.
 */
export const RelationField: RelationshipFieldServerComponent = async (props) => {
  const { field, clientField, path, req, value } = props
  const read = await readRelationField({ req, slug: String(field.relationTo), value })
  return <RelationInput {...read} field={clientField as never} path={path} />
}
