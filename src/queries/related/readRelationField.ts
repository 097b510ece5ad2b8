import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { choiceRightsOf, type RightsTo } from '@/access/reading/choiceRights'
import { entityOf } from '@/catalog'
import { idOf, type Id } from '@/domain/shared/idOf'
import { isRecordId } from '@/domain/shared/recordId'

import { readChoices } from './readChoices'

/** The ids in a form value, which may be anything. */
const idsIn = (value: unknown): Id[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const id = idOf(one)
    return id !== null && isRecordId(String(id)) ? [Number(id)] : []
  })

/** The collection itself, and those that a new record of it refers to. */
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

/**
 * Initial data of a relation field: the chosen records by name, and the reader's rights to the
 * collection and to those that a new record of it refers to.
 * @param args.value of the form, any value
 */
export const readRelationField = async (args: {
  req: PayloadRequest
  slug: string
  value: unknown
}) => {
  const { req, slug, value } = args
  const asked = idsIn(value)
  const [ability, known] = await Promise.all([
    abilityOfRequest(req),
    readChoices({ req, slug, ids: asked }),
  ])
  const rightsTo: RightsTo = Object.fromEntries(
    slugsFrom(req, slug).map((to) => [to, choiceRightsOf(ability, to)]),
  )
  return { asked, known, rightsTo }
}
