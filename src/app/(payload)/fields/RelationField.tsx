import type { PayloadRequest, RelationshipFieldServerComponent } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { choiceRightsOf, type RightsTo } from '@/access/reading/choiceRights'
import { RelationInput } from '@/components/document/relation/RelationInput'
import { entityOf } from '@/catalog'
import { idOf, type Id } from '@/domain/shared/idOf'
import { isRecordId } from '@/domain/shared/recordId'

import { readChoices } from '@/queries/related/readChoices'

/** The ids a form holds, which may hold anything. */
const idsIn = (value: unknown): Id[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const id = idOf(one)
    return id !== null && isRecordId(String(id)) ? [Number(id)] : []
  })

/** The collection itself, and those a new record of it points at. */
const slugsFrom = ({ payload }: PayloadRequest, slug: string): string[] => {
  const asks = entityOf(slug)?.choice?.asks || []
  const fields = payload.collections[slug as 'users'].config.flattenedFields
  const relations = fields.flatMap((field) =>
    field.type === 'relationship' && (field.required || asks.includes(field.name))
      ? [String(field.relationTo)]
      : [],
  )
  return [slug, ...relations]
}

/** The field of every relation: what is chosen comes with its name, the rest with what is typed. */
export const RelationField: RelationshipFieldServerComponent = async (props) => {
  const { field, clientField, path, req, value } = props
  const slug = String(field.relationTo)
  const asked = idsIn(value)
  const [ability, known] = await Promise.all([
    abilityOfRequest(req),
    readChoices({ req, slug, ids: asked }),
  ])
  const rightsTo: RightsTo = Object.fromEntries(
    slugsFrom(req, slug).map((to) => [to, choiceRightsOf(ability, to)]),
  )
  return (
    <RelationInput
      asked={asked}
      field={clientField as never}
      known={known}
      path={path}
      rightsTo={rightsTo}
    />
  )
}
