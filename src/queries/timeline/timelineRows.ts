import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { mayReadFieldOf } from '@/access/reading/searchRights'
import { READ_INVITED } from '@/catalog/commands/meets'
import { SOURCE_KINDS, type TimelineKind, type TimelineSubject } from '@/domain/timeline/kinds'
import type { TimelineAsked } from '@/domain/timeline/timelineAsked'
import { isOpen, type ColumnOpener } from '../shared/readShown'

export const PAGE_SIZE = 25

/** The column of a pointer for each kind of record. */
const TIMELINE_COLUMNS: Readonly<Record<TimelineSubject, string>> = {
  companies: 'company_id',
  employees: 'employee_id',
  'company-projects': 'project_id',
  tenders: 'tender_id',
}

const NOTHING = sql`null::text`
const moment = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A row of the timeline with the readable fields of its record. */
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

/** SQL, on pointers `p`: one of these kinds. */
const isKind = (...kinds: readonly TimelineKind[]): SQL =>
  sql.raw(`p.kind in (${kinds.flatMap((kind) => SOURCE_KINDS[kind]).join(', ')})`)

const IS_MEET = isKind('meeting')
const IS_NOTE = isKind('note', 'call')
const IS_SEND = isKind('send')
const IS_ANSWER = isKind('accepted', 'declined', 'asked')
const IS_DELIVERY = isKind('delivery')
const IS_FILE = isKind('file')
const IS_ACTION = isKind('action')
const IS_MERGE = isKind('merged', 'split')

/**
 * The permission to see the name of a pointer's user, by kind: to read the field that names them,
 * or the names of users if there is no such field; `judged` if only readers of that field see the
 * kind. Other kinds have no user.
 */
const ACTOR_OPENERS: readonly (readonly [when: SQL, opener: ColumnOpener])[] = [
  [IS_NOTE, ['notes', 'author']],
  [isKind('send', 'approved'), 'judged'],
  [IS_DELIVERY, ['stock-movements', 'operationUser']],
  [IS_ACTION, ['actions', 'doneBy']],
  [IS_MERGE, ['users', 'name']],
]

const actorOf = (ability: AppAbility): SQL =>
  sql.join(
    ACTOR_OPENERS.map(
      ([when, opener]) => sql`when ${when} then ${isOpen(ability, opener) ? sql`u.name` : NOTHING}`,
    ),
    sql` `,
  )

/** The contents of pointers, in their order: unreadable columns are not selected. */
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
  // The invitees, as the recipients of a quotation.
  const invited = ability.can(...READ_INVITED)
    ? sql`(select string_agg(i.recipient, ', ' order by i.id) from meet_invitations i
        where i.meet_id = p.source and i.state <> 'removed')`
    : NOTHING
  return sql`select p.id::text as id, ${moment(sql`p.at`)} as at, p.kind::int as code, p.source,
      p.tender_id as tender, case when ${IS_MERGE} then 'companies'
        else coalesce(n.subject::text, x.subject::text) end as subject,
      case when ${IS_MERGE} then p.company_id else coalesce(n.document, x.document)::int end as document,
      case ${actorOf(ability)} end as actor,
      case when ${IS_MEET} then ${meet('title', sql`m.title`)}
        else coalesce(${tender('number', sql`d.number`)}, ${tender('title', sql`d.title`)}) end as name,
      case when ${IS_NOTE} then ${note('body', sql`n.body`)}
        when ${IS_MEET} then ${meet('notes', sql`m.notes`)}
        when ${IS_ANSWER} then a.text when ${IS_DELIVERY} then v.note
        when ${IS_ACTION} then ${action('outcome', sql`x.outcome`)} end as body,
      case when ${IS_NOTE} then ${note('callOutcome', sql`n.call_outcome::text`)}
        when ${IS_MEET} then ${meet('status', sql`m.status::text`)} end as state,
      ${mayReadFields(ability, 'notes', 'minutes') ? sql`n.minutes::int` : sql`null::int`} as minutes,
      case when ${IS_MEET} then ${invited}
        when ${IS_SEND} then ${seesCustomers ? sql`nullif(s.recipients, '')` : NOTHING}
        when ${IS_ANSWER} then a.name
        when ${isKind('invoice')} then ${tender('invoiceNumber', sql`d.invoice_number`)}
        when ${IS_DELIVERY} then v.delivery::int::text
        when ${IS_FILE} then f.original_name
        when ${IS_ACTION} then ${action('title', sql`x.title`)}
        when ${IS_MERGE} then l.name end as detail,
      coalesce(case when ${IS_SEND} then s.revoked_at is not null
        when ${IS_DELIVERY} then not exists (select from stock_movements o
          where o.tender_id = v.tender_id and o.delivery = v.delivery
            and not exists (select from stock_movements r where r.reversal_of_id = o.id)) end,
        false) as "isTakenBack",
      ${note('editedAt', moment(sql`n.edited_at`))} as "editedAt",
      ${moment(sql`n.updated_at`)} as version, p.company_id as company,
      coalesce(n.author_id = ${person}, false) as "isOwn",
      ${mayReadFieldOf(ability, 'meets', 'allDay') ? sql`coalesce(m.all_day and m.starts_at is not null, false)` : sql`false`} as "isAllDay",
      (extract(epoch from clock_timestamp() - n.created_at) / 60)::float8 as "ageMinutes"
    from (${pointers}) p
    left join meets m on ${IS_MEET} and m.id = p.source
    left join notes n on ${IS_NOTE} and n.id = p.source
    left join tender_sends s on ${IS_SEND} and s.id = p.source
    left join tender_answers a on ${IS_ANSWER} and a.id = p.source
    left join stock_movements v on ${IS_DELIVERY} and v.id = p.source
    left join tender_files f on ${IS_FILE} and f.id = p.source
    left join actions x on ${IS_ACTION} and x.id = p.source
    left join record_merges g on ${IS_MERGE} and g.id = p.source
    left join companies l on l.id = g.loser_id
    left join tenders d on d.id = p.tender_id
    left join users u on u.id = p.actor
    order by p.at desc, p.id desc`
}

/** SQL: pointers of a record. */
export const isOf = (subject: TimelineSubject, document: number): SQL =>
  sql`${sql.identifier(TIMELINE_COLUMNS[subject])} = ${document}`

/** SQL: pointers of some kinds. The list is one parameter, so that a prepared text fits any of them. */
export const isAmong = (codes: readonly number[]): SQL =>
  sql`kind = any (${`{${codes.join()}}`}::smallint[])`

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
 * One page of a timeline, the newest first, plus one row if another page follows.
 * @param args.codes the requested kinds that the reader may see
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
