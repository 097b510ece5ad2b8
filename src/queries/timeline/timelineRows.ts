import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { mayReadFieldOf } from '@/access/reading/searchRights'
import type { TimelineSubject } from '@/domain/timeline/kinds'
import type { TimelineAsked } from '@/domain/timeline/timelineAsked'

export const PAGE_SIZE = 25

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

/** A row of the timeline with what its reader may see of the record behind it. */
export type TimelineRow = {
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
  isAllDay: boolean
}

/** The contents of pointers, in their order: columns that are closed to the reader are not selected. */
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
      ${mayReadFieldOf(ability, 'meets', 'allDay') ? sql`coalesce(m.all_day and m.starts_at is not null, false)` : sql`false`} as "isAllDay",
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

/** Which pointers belong to a record. */
export const isOf = (subject: TimelineSubject, document: number): SQL =>
  sql`${sql.identifier(TIMELINE_COLUMNS[subject])} = ${document}`

/** Which pointers are of some kinds. */
export const isAmong = (codes: readonly number[]): SQL => {
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

/**
 * One page of a timeline, the newest first, and one row more where another page follows.
 * @param args.codes the kinds that the reader may see, and asks for
 * @param args.timeZone of the company, in which the days of `args.asked` begin
 * @param args.person the reader, whose own notes are marked
 */
export const pageStatement = ({
  asked,
  codes,
  timeZone,
  ability,
  person,
}: {
  asked: TimelineAsked
  codes: readonly number[]
  timeZone: string
  ability: AppAbility
  person: number | null
}): SQL => contentOf(pointersOf(asked, codes, timeZone), ability, person)
