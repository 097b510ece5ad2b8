import type { RelationshipFieldServerComponent } from 'payload'

import { RelationInput } from '@/components/document/relation/RelationInput'
import { readRelationField } from '@/queries/related/readRelationField'

/**
 * The field of every relation. The names of selected records are rendered by the server, other
 * records are loaded while the user types.
 */
export const RelationField: RelationshipFieldServerComponent = async (props) => {
  const { field, clientField, path, req, value } = props
  const read = await readRelationField({ req, slug: String(field.relationTo), value })
  return <RelationInput {...read} field={clientField as never} path={path} />
}
