import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { entityOf } from '@/catalog'
import { recordPages, rightOfPage } from '@/catalog/links'
import type { CommandRight } from '@/catalog/commands/command'
import { textOfFact } from '@/present/record/recordFact'
import type { PeekSheet } from '@/present/record/peekSheet'
import { idOf } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { toInternal } from '@/catalog/codec'

import { readRecord } from './readRecord'

/** The record in the address of a page, and the right to that page. */
const recordAt = (path: string) => {
  const page = toInternal(path)
  const found = page && recordPages().find(({ route }) => route === page.route)
  if (!found || !page.params.id) return null
  const { slug, route } = found
  return { slug, right: rightOfPage(route), id: Number(page.params.id), scope: page.params.scope }
}

/** The columns of its list, the most important first. */
const columnsOf = (slug: string): string[] => {
  const list = entityOf(slug)?.list
  return [...new Set([...(list?.shown ?? []), ...Object.keys(list?.columns ?? {})])]
}

/**
 * The preview of a record, identified by the address of its page, with the right to that page,
 * limited to what the reader may see.
 * @throws Refusal `notFound`, `notAllowed`
 */
export const readPeek = async (req: PayloadRequest, path: string): Promise<PeekSheet> => {
  const at = recordAt(path)
  if (!at) throw new Refusal('notFound')
  const { slug, right, id, scope } = at
  const ability = await abilityOfRequest(req)
  const may = (asked: CommandRight) => ability.can(...asked)
  if (!may(right)) throw new Refusal('notAllowed')
  const { language } = req.i18n
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const page = { req, id, locale, may }
  const record = await readRecord(page, slug, columnsOf(slug))
  if (!record || (scope && String(idOf(record.doc.company)) !== scope))
    throw new Refusal('notFound')
  const { facts, row } = record
  const entity = entityOf(slug)
  const shown = facts.filter((fact) => textOfFact(fact) !== '' && fact.name !== entity?.title)
  return {
    name: row.name,
    kind: createTranslator(locale)(`${entity?.words}.singular` as MessageKey),
    href: path,
    ...(row.edit && row.edit !== path && { edit: row.edit }),
    chips: shown.filter(({ kind }) => kind === 'status'),
    facts: shown.filter(({ kind }) => kind !== 'status'),
  }
}
