import type { PayloadRequest } from 'payload'
import type { DetailsOf } from '@/access/reading/eventDetails'
import type { PersonFileFormat, Ticked } from '@/catalog/commands/privacy'
import { readPersonQuery, type PersonQuery, type TypedPerson } from '@/domain/privacy/person'
import { Refusal } from '@/domain/shared/refusal'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import type { HitGroup } from '@/present/privacy/hits'
import { personHtml, personJson, type PersonFile } from '@/present/privacy/personFile'
import { findPerson } from '@/queries/privacy/findPerson'
import { readTicked } from '@/queries/privacy/readTicked'
import { siteOf, siteTitleOf } from '@/queries/settings/siteOf'
import { recordEvent } from '../audit/recordEvent'
import { countForPerson } from '../limits/countForPerson'
import { inTransaction } from '../shared/transaction'
import { insistOnConfirmed } from '../users/factors/confirmItsYou'
import { addToRequest } from './personRequests'

type Call = { req: PayloadRequest; typed: TypedPerson }

/**
 * Parses the query of a caller with a recently confirmed session, and counts it against their
 * limit.
 * @param limit null within a transaction, where nothing is counted
 */
export const insistOnQuery = async (
  { req, typed }: Call,
  limit: 'person-search' | 'export' | null,
): Promise<PersonQuery> => {
  const read = readPersonQuery(typed)
  if ('fields' in read) throw new Refusal('invalidInput', { fields: read.fields })
  await insistOnConfirmed(req)
  const { payload, user } = req
  if (!user) throw new Refusal('signInFirst')
  if (limit) await countForPerson({ payload, user, limit })
  return read.query
}

/** Records a use of the right that bypasses all others, without the person concerned. */
const noteUse = (
  req: PayloadRequest,
  use: { action: 'searchPerson' } | { action: 'exportPerson'; details: DetailsOf<'exportPerson'> },
) => recordEvent({ req, subject: 'settings', document: null, ...use })

/**
 * Searches a person in all data, whatever else the caller may read. The caller checks the right
 * *read* of privacy, and that it is a user. The trail records the search.
 * @param call.typed name, e-mail or phone
 * @throws Refusal `signInFirst`, `invalidInput` by field, `confirmItsYou`,
 *   `tooManyRequests`
 */
export const searchPerson = async (call: Call): Promise<{ groups: HitGroup[] }> => {
  const query = await insistOnQuery(call, 'person-search')
  // Recorded before the search: one that times out counts as well.
  await noteUse(call.req, { action: 'searchPerson' })
  return { groups: await findPerson({ ...call, query }) }
}

export type PersonFileAnswer = { fileName: string; type: string; content: string }

/**
 * The person's data in the ticked rows, as a file for them. The server does not store the file; the
 * trail records it and its number of rows, without the person's name.
 * @param call.rows ticked rows; each must still name the person
 * @param call.request of the person for which it is made; null without one
 * @throws Refusal as `searchPerson`; `notFound` if no row names them any more, and of the request
 *   with `wrongRequestState`
 */
export const exportPerson = async (
  call: Call & { rows: readonly Ticked[]; format: PersonFileFormat; request: number | null },
): Promise<PersonFileAnswer> => {
  const { req, typed, rows, format, request } = call
  const query = await insistOnQuery(call, 'export')
  const parts = await readTicked({ req, query, rows })
  if (parts.length === 0) throw new Refusal('notFound')
  const [{ today }, company] = await Promise.all([siteOf(req.payload), siteTitleOf(req.payload)])
  const locale = localeOfRequest(req)
  const t = createTranslator(locale)
  const file: PersonFile = { company, day: today, typed, parts }
  const count = parts.reduce((sum, part) => sum + part.rows.length, 0)
  await inTransaction(req, async () => {
    if (request) await addToRequest({ req, id: request, act: 'export', rows: count })
    const ofRequest = request ? { request: `#${request}` } : {}
    await noteUse(req, {
      action: 'exportPerson',
      details: { rows: String(count), format, ...ofRequest },
    })
  })
  return {
    fileName: `${t('privacy.title')} ${today}.${format}`,
    type: format === 'json' ? 'application/json' : 'text/html',
    content: format === 'json' ? personJson(file) : personHtml(file, locale),
  }
}
