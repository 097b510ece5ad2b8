import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { mayOf } from '@/access/mayOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { openCodes } from '@/access/reading/timelineCodes'
import { mayReadFieldOf } from '@/access/reading/searchRights'
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
import { readRows } from '../shared/rows'

const PAGE_SIZE = 25

/** The column of a pointer that names a record. */
const TIMELINE_COLUMNS: Readonly<Record<TimelineSubject, string>> = {
  companies: 'company_id',
  employees: 'employee_id',
  'company-projects': 'project_id',
  tenders: 'tender_id',
}

const NOTHING = sql`null::text`
const moment = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Row = {
  id: string
  at: string
  code: number
  actor: string | null
  source: number
  tender: number | null
  subject: TimelineSubject | null
  document: number | null
  name: string | null
  body: string | null
  state: string | null
  minutes: number | null
  detail: string | null
  isTakenBack: boolean
  editedAt: string | null
  version: string | null
  company: number | null
  isOwn: boolean
  ageMinutes: number | null
}

/** The rows of a page with their contents: closed columns are not selected. */
const contentOf = (pointers: SQL, ability: AppAbility, person: number | null): SQL => {
  const note = (field: string, value: SQL) =>
    mayReadFields(ability, 'notes', field) ? value : NOTHING
  const meet = (field: string, value: SQL) =>
    mayReadFieldOf(ability, 'meets', field) ? value : NOTHING
  const tender = (field: string, value: SQL) =>
    mayReadFields(ability, 'tenders', field) ? value : NOTHING
  const action = (field: string, value: SQL) =>
    mayReadFields(ability, 'actions', field) ? value : NOTHING
  const seesCustomers = ability.can('read', 'customers')
  const isNote = sql`p.kind between 20 and 39`
  const isMeet = sql`p.kind = 10`
  const isAction = sql`p.kind between 90 and 92`
  return sql`select p.id::text as id, ${moment(sql`p.at`)} as at, p.kind::int as code, p.source,
      p.tender_id as tender, coalesce(n.subject::text, x.subject::text) as subject,
      coalesce(n.document, x.document)::int as document,
      case when ${isNote} then ${note('author', sql`u.name`)}
        when ${isAction} then ${action('doneBy', sql`u.name`)} else u.name end as actor,
      case when ${isMeet} then ${meet('title', sql`m.title`)}
        else coalesce(${tender('number', sql`d.number`)}, ${tender('title', sql`d.title`)}) end as name,
      case when ${isNote} then ${note('body', sql`n.body`)}
        when ${isMeet} then ${meet('notes', sql`m.notes`)}
        when p.kind between 50 and 52 then a.text when p.kind = 70 then v.note
        when ${isAction} then ${action('outcome', sql`x.outcome`)} end as body,
      case when ${isNote} then ${note('callOutcome', sql`n.call_outcome::text`)}
        when ${isMeet} then ${meet('status', sql`m.status::text`)} end as state,
      ${mayReadFields(ability, 'notes', 'minutes') ? sql`n.minutes::int` : sql`null::int`} as minutes,
      case p.kind
        when 40 then ${seesCustomers ? sql`nullif(s.recipients, '')` : NOTHING}
        when 50 then a.name when 51 then a.name when 52 then a.name
        when 61 then ${tender('invoiceNumber', sql`d.invoice_number`)}
        when 70 then v.delivery::int::text
        when 80 then f.original_name
        when 90 then ${action('title', sql`x.title`)} when 91 then ${action('title', sql`x.title`)}
        when 92 then ${action('title', sql`x.title`)} end as detail,
      coalesce(case p.kind when 40 then s.revoked_at is not null
        when 70 then not exists (select from stock_movements o
          where o.tender_id = v.tender_id and o.delivery = v.delivery
            and not exists (select from stock_movements r where r.reversal_of_id = o.id)) end,
        false) as "isTakenBack",
      ${note('editedAt', moment(sql`n.edited_at`))} as "editedAt",
      ${moment(sql`n.updated_at`)} as version, p.company_id as company,
      coalesce(n.author_id = ${person}, false) as "isOwn",
      (extract(epoch from clock_timestamp() - n.created_at) / 60)::float8 as "ageMinutes"
    from (${pointers}) p
    left join meets m on ${isMeet} and m.id = p.source
    left join notes n on ${isNote} and n.id = p.source
    left join tender_sends s on p.kind = 40 and s.id = p.source
    left join tender_answers a on p.kind between 50 and 52 and a.id = p.source
    left join stock_movements v on p.kind = 70 and v.id = p.source
    left join tender_files f on p.kind = 80 and f.id = p.source
    left join actions x on ${isAction} and x.id = p.source
    left join tenders d on d.id = p.tender_id
    left join users u on u.id = p.actor
    order by p.at desc, p.id desc`
}

const isOf = (subject: TimelineSubject, document: number): SQL =>
  sql`${sql.identifier(TIMELINE_COLUMNS[subject])} = ${document}`

const isAmong = (codes: readonly number[]): SQL => {
  const list = sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )
  return sql`kind = any (array[${list}]::smallint[])`
}

/** Pointers of the record, the newest first, one more than a page. */
const pointersOf = (asked: TimelineAsked, codes: readonly number[], timeZone: string): SQL => {
  const { subject, document, from, to, before } = asked
  const begins = (day: string, days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone ${timeZone})`
  return sql`select id, at, kind, source, actor, tender_id, company_id from timeline
    where ${isOf(subject, document)} and ${isAmong(codes)}
      ${from === null ? sql`` : sql`and at >= ${begins(from, 0)}`}
      ${to === null ? sql`` : sql`and at < ${begins(to, 1)}`}
      ${before === null ? sql`` : sql`and (at, id) < (${before.at}::timestamptz, ${before.id}::bigint)`}
    order by at desc, id desc limit ${PAGE_SIZE + 1}`
}

/** What customers and storekeepers wrote is text, whatever signs are in it. */
const PLAIN: ReadonlySet<TimelineKind> = new Set([
  ...['accepted', 'declined', 'asked', 'delivery', 'action'],
] as TimelineKind[])

type Rights = { may: Awaited<ReturnType<typeof mayOf>>; mayChange: boolean; mayDelete: boolean }

const itemOf = (row: Row, { may, mayChange, mayDelete }: Rights): TimelineItem => {
  const kind = kindOfCode(row.code)
  const isNote = kind === 'note' || kind === 'call'
  const { body, ageMinutes } = row
  const isLate = ageMinutes === null || refuseLateChange(ageMinutes) !== null
  const isOpen = isNote && row.isOwn && !isLate && mayChange
  const written = isOpen ? noteText(body ?? '') : null
  // Of a note and an action the record it is on.
  const isOn = isNote || kind === 'action'
  const subject = kind === 'meeting' ? 'meets' : isOn && row.subject ? row.subject : 'tenders'
  const document =
    kind === 'meeting' ? row.source : isOn && row.document ? row.document : (row.tender ?? 0)
  return {
    id: Number(row.id),
    kind,
    at: row.at,
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
 * How many rows of each kind the timeline of a record has for the reader of `openCodes`, without
 * those of which there are none.
 * @param codes the kinds that the reader may see
 */
export const countTimeline = async (
  req: PayloadRequest,
  { subject, document }: Pick<TimelineAsked, 'subject' | 'document'>,
  codes: readonly number[],
): Promise<Partial<Record<TimelineKind, number>>> => {
  if (codes.length === 0) return {}
  const rows = await readRows<{ code: number; count: number }>(
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
 * What happened with a record, newest first, 25 rows: pointers by one index, and their contents as
 * the reader may see them in the records. What is closed to them is left out within the statement,
 * so that pages are full.
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
  const [there] = await readRows(req, sql`select 1 from ${table} where id = ${document}`)
  if (!there) throw new Refusal('notFound')
  if (codes.length === 0) return { docs: [], next: null }
  const person = staffIdOf(req)
  const rows = await readRows<Row>(
    req,
    contentOf(pointersOf(asked, codes, timeZone), ability, person),
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
