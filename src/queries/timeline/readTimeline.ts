import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { mayOf } from '@/access/mayOf'
import { openCodes } from '@/access/reading/timelineCodes'
import { staffIdOf } from '@/access/session/staffOf'
import { entityOf } from '@/catalog'
import type { Subject } from '@/catalog/names'
import { refuseLateChange } from '@/domain/notes/notes'
import { noteText } from '@/domain/notes/noteText'
import { Refusal } from '@/domain/shared/refusal'
import { tableNameOf } from '@/domain/shared/sqlNames'
import {
  kindOfCode,
  TIMELINE_KINDS,
  type TimelineKind,
  type TimelineSubject,
} from '@/domain/timeline/kinds'
import { placeText, type TimelineAsked } from '@/domain/timeline/timelineAsked'
import { shownHtml, textHtml } from '@/lib/cleanHtml'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import type { TimelineItem, TimelinePage } from '@/present/timeline/timelineItem'
import { siteOf } from '../settings/siteOf'
import { readRowsPrepared } from '../shared/rows'
import { isAmong, isOf, PAGE_SIZE, pageStatement, type TimelineRow } from './timelineRows'

/** Texts written by customers and storekeepers are plain, whatever characters they contain. */
const PLAIN: ReadonlySet<TimelineKind> = new Set([
  ...['accepted', 'declined', 'asked', 'delivery', 'action'],
] as TimelineKind[])

type Rights = { may: Awaited<ReturnType<typeof mayOf>>; mayChange: boolean; mayDelete: boolean }

const itemOf = (row: TimelineRow, { may, mayChange, mayDelete }: Rights): TimelineItem => {
  const kind = kindOfCode(row.code)
  const isNote = kind === 'note' || kind === 'call'
  const { body, ageMinutes } = row
  const isLate = ageMinutes === null || refuseLateChange(ageMinutes) !== null
  const isOpen = isNote && row.isOwn && !isLate && mayChange
  const written = isOpen ? noteText(body ?? '') : null
  // Notes, actions and merges lead to the record they belong to, meetings to themselves, all else to
  // its tender.
  const isOn = isNote || kind === 'action' || kind === 'merged' || kind === 'split'
  const subject = kind === 'meeting' ? 'meets' : isOn && row.subject ? row.subject : 'tenders'
  const document =
    kind === 'meeting' ? row.source : isOn && row.document ? row.document : (row.tender ?? 0)
  return {
    id: Number(row.id),
    kind,
    at: row.at,
    isAllDay: row.isAllDay,
    actor: row.actor,
    subject,
    document,
    href:
      rowLinksOf({ slug: subject, doc: { id: document, company: row.company }, may }).open ?? null,
    name: row.name,
    body: PLAIN.has(kind) ? textHtml(body) : shownHtml(body),
    state: row.state,
    minutes: row.minutes,
    detail: row.detail,
    isTakenBack: row.isTakenBack,
    note: isNote ? row.source : null,
    editedAt: row.editedAt,
    version: isOpen ? row.version : null,
    text: written?.text ?? null,
    people: written?.people ?? [],
    mayDelete: isNote && (mayDelete || isOpen),
  }
}

/**
 * Row counts of a record's timeline by kind, without empty kinds.
 * @param codes the kinds that the reader may see
 */
export const countTimeline = async (
  req: PayloadRequest,
  { subject, document }: Pick<TimelineAsked, 'subject' | 'document'>,
  codes: readonly number[],
): Promise<Partial<Record<TimelineKind, number>>> => {
  if (codes.length === 0) return {}
  const rows = await readRowsPrepared<{ code: number; count: number }>(
    req,
    sql`select kind::int as code, count(*)::int as count from timeline
        where ${isOf(subject, document)} and ${isAmong(codes)} group by kind`,
  )
  const counts: Partial<Record<TimelineKind, number>> = {}
  for (const { code, count } of rows) {
    const kind = kindOfCode(code)
    counts[kind] = (counts[kind] ?? 0) + count
  }
  return counts
}

const mayReadRecord = (ability: AppAbility, slug: TimelineSubject): boolean =>
  ability.can('read', entityOf(slug)?.subject as Subject)

/**
 * The timeline of a record, newest first, 25 rows: pointers from one index, with their contents
 * limited to what the reader may see in the records. Unreadable ones are excluded within the
 * statement, so that pages are full.
 * @throws Refusal `notAllowed` without the right to read such records, `notFound`
 */
export const readTimeline = async (
  req: PayloadRequest,
  asked: TimelineAsked,
): Promise<TimelinePage> => {
  const ability = await abilityOfRequest(req)
  const { subject, document, kinds } = asked
  if (!mayReadRecord(ability, subject)) throw new Refusal('notAllowed')
  const { timeZone } = await siteOf(req.payload)
  const wanted = kinds.length > 0 ? kinds : TIMELINE_KINDS
  const codes = openCodes(ability, subject).filter((code) => wanted.includes(kindOfCode(code)))
  const table = sql.identifier(tableNameOf(subject))
  const [there] = await readRowsPrepared(req, sql`select 1 from ${table} where id = ${document}`)
  if (!there) throw new Refusal('notFound')
  if (codes.length === 0) return { docs: [], next: null }
  // Planning the joins of all kinds takes ten times as long as reading a page.
  const rows = await readRowsPrepared<TimelineRow>(
    req,
    pageStatement({ asked, codes, timeZone, ability, person: staffIdOf(req) }),
  )
  const rights = {
    may: await mayOf(req),
    mayChange: ability.can('write', 'notes', 'body'),
    mayDelete: ability.can('delete', 'notes'),
  }
  const docs = rows.slice(0, PAGE_SIZE).map((row) => itemOf(row, rights))
  const last = docs.at(-1)
  return { docs, next: rows.length > PAGE_SIZE && last ? placeText(last) : null }
}
