import type { Field, PayloadRequest } from 'payload'

import type { CommandRight } from '@/catalog/commands/command'
import { entityOf } from '@/catalog'
import type { RelatedRecord, RelatedRecords } from '@/present/record/documentProps'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { idOf, type Id } from '@/domain/shared/idOf'
import { walkFields } from '@/lib/walkFields'
import type { MessageKey, Translator } from '@/i18n/messages'
import { recordKey, recordTitles, type RecordTitles } from '../shared/recordTitles'

type Reference = { path: string; slug: string; id: Id }

const referencesOf = (fields: readonly Field[], doc: Readonly<Record<string, unknown>>) => {
  const found: Reference[] = []
  const look = (within: readonly Field[]) =>
    walkFields(within, (field) => {
      if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return
      const id = idOf(doc[field.name])
      if (id !== null) found.push({ path: field.name, slug: field.relationTo, id })
    })
  look(fields)
  return found
}

/**
 * The name of a ledger record: that of its card would not distinguish it from others of the card.
 */
const nameOf = (args: { reference: Reference; titles: RecordTitles; t: Translator }): string => {
  const { slug, id } = args.reference
  const entity = entityOf(slug)
  const { title } = args.titles.get(recordKey(slug, id)) ?? {}
  const hasName = Boolean(entity?.title)
  if (hasName && title) return title
  return entity ? `${args.t(`${entity.words}.singular` as MessageKey)} ${id}` : String(id)
}

/**
 * The related records of a form, by field: their names and pages, as far as the reader may read and
 * open them. One query for each collection.
 */
export const readFormRelations = async (args: {
  req: PayloadRequest
  fields: readonly Field[]
  doc: Readonly<Record<string, unknown>>
  may: (right: CommandRight) => boolean
  t: Translator
}): Promise<RelatedRecords> => {
  const { req, fields, doc, may, t } = args
  const references = referencesOf(fields, doc)
  if (references.length === 0) return {}
  const titles = await recordTitles(req, references)
  const related = references.map((reference): [string, RelatedRecord] => {
    const { path, slug, id } = reference
    const known = titles.get(recordKey(slug, id))
    const href = known && rowLinksOf({ slug, doc: { id, company: known.company }, may }).open
    return [path, { id, name: nameOf({ reference, titles, t }), ...(href && { href }) }]
  })
  return Object.fromEntries(related)
}
