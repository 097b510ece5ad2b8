import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { ActivityEntry, ActivityFilter, ActivityPage } from '@/domain/audit/activity'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { mergeRows, type RecordRows, type SeenRow } from '@/domain/audit/mergeRows'
import { paths } from '@/catalog/paths'
import { isJobName } from '@/domain/jobs/jobs'
import { addDays, dayOf } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import { Refusal } from '@/domain/shared/refusal'
import type { Id } from '@/domain/shared/idOf'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { ValueWords } from '@/i18n/valueText'
import { companySettings } from '../settings/companySettings'
import { recordTitles, type RecordTitles } from '../shared/recordTitles'
import { readHeads, readRowsOf, type StoredRow } from './activityRows'
import { readableChanges, type AuditChange } from './readableChanges'
import { relatedRecords } from './describeChanges'
import { describeRecord } from './describeRecord'
import { trailScope } from './trailScope'

type Words = Pick<ValueWords, 'locale' | 't' | 'timeZone'>
/** The rows of one transaction, limited to what the reader may see. */
type Group = { id: number; rows: StoredRow[]; records: RecordRows[] }

const seen = async (req: PayloadRequest, row: StoredRow): Promise<SeenRow> => ({
  action: row.action,
  command: row.command,
  subject: row.subject,
  document: row.document,
  part: row.part,
  partId: row.partId,
  discountType: row.discountType,
  changes: await readableChanges(req, row),
})

const named = (req: PayloadRequest, row: SeenRow): { slug: string; id: Id }[] => {
  const slug = row.part ?? row.subject
  if (!isAuditedSlug(slug)) return []
  return relatedRecords(req, slug, row.changes as AuditChange[])
}

/** Every record an entry is about or mentions in its values. */
const recordsIn = (req: PayloadRequest, { records }: Group): { slug: string; id: Id }[] =>
  records.flatMap(({ subject, document, own, parts }) => [
    ...(subject && subject !== 'settings' && document !== null
      ? [{ slug: subject, id: document }]
      : []),
    ...(own ? named(req, own) : []),
    ...parts.flatMap((row) => [
      ...(row.part && row.partId !== null ? [{ slug: row.part, id: row.partId }] : []),
      ...named(req, row),
    ]),
  ])

const whoOf = ({ userId, userName, action }: StoredRow, { t }: Words) => {
  const nobody = action === 'signInRefused' ? t('audit.visitor') : t('audit.system')
  return { who: userName ?? nobody, isNobody: userId === null }
}

/** Link to the trail of one user on the day of an entry, in the company's time zone. */
const dayHrefOf = (args: { userId: number; at: string; timeZone: string }): string => {
  const { userId, at, timeZone } = args
  const day = dayOf({ instant: new Date(at).toISOString(), timeZone })
  const query = new URLSearchParams({
    'where[user][equals]': String(userId),
    'where[at][greater_than_equal]': startOfDay({ day, timeZone }),
    'where[at][less_than]': startOfDay({ day: addDays(day, 1), timeZone }),
  })
  return `${paths.audit()}?${query}`
}

const entryOf = async (
  req: PayloadRequest,
  { id, rows, records }: Group,
  titles: RecordTitles,
  words: Words,
): Promise<ActivityEntry | null> => {
  const last = rows.at(-1)
  if (!last) return null
  const spoken = []
  for (const record of records) spoken.push(await describeRecord({ req, record, titles, words }))
  const { t, timeZone } = words
  const { who, isNobody } = whoOf(last, words)
  const { userId } = last
  const what = spoken[0]?.what ?? ''
  return {
    id,
    at: new Date(last.at).toISOString(),
    who,
    isNobody,
    dayHref: userId === null ? null : dayHrefOf({ userId, at: last.at, timeZone }),
    what,
    sentence: t('audit.sentence', { who, what }),
    records: spoken.map(({ record }) => record),
    unlisted: Math.max(0, last.total - rows.length),
    address: last.address,
    requestId: last.requestId,
    job: isJobName(last.command) ? t(`jobs.names.${last.command}`) : null,
  }
}

const wordsOf = async (req: PayloadRequest): Promise<Words> => {
  const { language } = req.i18n
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const { timeZone } = await companySettings(req)
  return { locale, t: createTranslator(locale), timeZone }
}

/**
 * Audit trail in the reader's language, newest first: one entry per transaction.
 * @param args.filter with `subject` and `document`, entries contain changes of that record only
 * @param args.before entries older than this one; null for the newest
 * @param args.size entries a page
 * @returns changes of records and fields that the reader may read
 * @throws Refusal `notAllowed` without the right to read the trail
 */
export const readActivity = async (args: {
  req: PayloadRequest
  filter: ActivityFilter
  before: number | null
  size: number
}): Promise<ActivityPage> => {
  const { req, filter, before, size } = args
  if (!(await abilityOfRequest(req)).can('read', 'audit', '*')) throw new Refusal('notAllowed')
  const words = await wordsOf(req)
  const scope = await trailScope(req)
  const asked = { filter, scope }
  const found = await readHeads(req, { ...asked, before, size: size + 1 })
  const heads = found.slice(0, size)
  const { subject, document } = filter
  const isOne = subject === 'settings' || document !== undefined
  const record = subject && isOne ? { subject, document } : null
  const stored = heads.length > 0 ? await readRowsOf(req, { heads, scope, record }) : []
  const groups = await Promise.all(
    heads.map(async ({ id }): Promise<Group> => {
      const rows = stored.filter(({ head }) => head === id)
      return { id, rows, records: mergeRows(await Promise.all(rows.map((row) => seen(req, row)))) }
    }),
  )
  const titles = await recordTitles(
    req,
    groups.flatMap((group) => recordsIn(req, group)),
  )
  const entries = await Promise.all(groups.map((group) => entryOf(req, group, titles, words)))
  return {
    entries: entries.filter((entry) => entry !== null),
    before: found.length > size ? (heads.at(-1)?.id ?? null) : null,
    timeZone: words.timeZone,
  }
}
