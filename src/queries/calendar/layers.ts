import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { readableSubjects } from '@/access/reading/onRecords'
import { mayReadFieldOf } from '@/access/reading/searchRights'
import type { Subject } from '@/access/roles/permissions'
import type { CalendarLayer } from '@/domain/calendar/calendarAsked'
import { addDays } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import { dayText } from '../shared/asText'
import { columnsOf, moment, within, type LayerQuestion } from './layerRow'

const reads =
  (ability: AppAbility, subject: Subject) =>
  (...fields: string[]) =>
    mayReadFields(ability, subject, ...fields)

const ownerColumns = (ability: AppAbility, column: SQL) => ({
  ownerId: column,
  owner: mayReadFields(ability, 'users', 'name') && sql`u.name`,
})

/**
 * Meetings that start in the range or are still going on. Users who may not read the end of
 * meetings get those that start in it.
 */
const meets = (question: LayerQuestion): SQL | null => {
  const { ability, from, to, timeZone } = question
  const open = (field: string) => mayReadFieldOf(ability, 'meets', field)
  if (!open('startsAt')) return null
  const [begin, end] = [from, addDays(to, 1)].map(
    (day) => sql`${startOfDay({ day, timeZone })}::timestamptz`,
  ) as [SQL, SQL]
  const allDay = open('allDay') ? sql`coalesce(m.all_day, false)` : sql`false`
  // An all-day meeting ends at the midnight that starts its last day.
  const isThen = open('endsAt')
    ? sql`m.starts_at is not null
        and tstzrange(m.starts_at, greatest(m.starts_at, m.ends_at), '[]') && tstzrange(${begin}, ${end}, '[)')
        and (m.starts_at >= ${begin} or m.ends_at > ${begin} or ${allDay})`
    : sql`m.starts_at >= ${begin} and m.starts_at < ${end}`
  const columns = columnsOf({
    id: sql`m.id`,
    title: open('title') && sql`m.title`,
    company: open('company') && sql`m.company_id`,
    customer: open('company') && mayReadFieldOf(ability, 'companies', 'name') && sql`c.name`,
    startsAt: moment(sql`m.starts_at`),
    endsAt: open('endsAt') && moment(sql`m.ends_at`),
    isAllDay: allDay,
    state: open('status') && sql`m.status`,
    version: moment(sql`m.updated_at`),
  })
  return sql`select ${columns} from meets m left join companies c on c.id = m.company_id
    where ${isThen} order by m.starts_at, m.id limit ${question.limit}`
}

/** Open actions by due day, on records that the user may read. */
const actions = (question: LayerQuestion): SQL | null => {
  const { ability, person, isTeam } = question
  const open = reads(ability, 'actions')
  const subjects = open('subject', 'document', 'owner', 'doneAt', 'dueOn')
    ? readableSubjects(ability, 'actions')
    : []
  if (subjects.length === 0) return null
  const columns = columnsOf({
    id: sql`a.id`,
    title: open('title') && sql`a.title`,
    company: open('company') && sql`a.company_id`,
    customer: open('company') && mayReadFieldOf(ability, 'companies', 'name') && sql`c.name`,
    day: dayText(sql`a.due_on`),
    time: open('time') && sql`a.time`,
    kind: open('kind') && sql`a.kind`,
    source: open('source') && sql`a.source`,
    subject: sql`a.subject`,
    document: sql`a.document`,
    ...ownerColumns(ability, sql`a.owner_id`),
    version: moment(sql`a.updated_at`),
  })
  const among = sql.join(
    subjects.map((subject) => sql`${subject}`),
    sql`, `,
  )
  return sql`select ${columns} from actions a left join companies c on c.id = a.company_id
      left join users u on u.id = a.owner_id
    where a.done_at is null and ${within(sql`a.due_on`, question)} and a.subject::text in (${among})
      ${isTeam ? sql`` : sql`and a.owner_id = ${person}`}
    order by a.due_on, a.id limit ${question.limit}`
}

/** Columns of a row's tender. */
const ofTender = (ability: AppAbility) => {
  const open = reads(ability, 'tenders')
  const company = open('company') && mayReadFieldOf(ability, 'companies', 'name')
  const unconnected = open('unconnectedName') ? sql`t.unconnected_name` : sql`null::text`
  return {
    id: sql`t.id`,
    title: open('title') && sql`t.title`,
    code: open('number') && sql`t.number`,
    company: open('company') && sql`t.company_id`,
    customer: company ? sql`coalesce(c.name, nullif(${unconnected}, ''))` : unconnected,
    version: moment(sql`t.updated_at`),
  }
}

/** Deliveries that were not reversed, by the day of their movements. */
const deliveries = (question: LayerQuestion): SQL | null => {
  const { ability } = question
  // As on the timeline: a delivery reveals what was sold to whom.
  if (!mayReadFields(ability, 'tenders', 'number', 'company', 'items')) return null
  const columns = columnsOf({
    ...ofTender(ability),
    part: sql`d.delivery::int`,
    day: dayText(sql`d.day`),
  })
  return sql`select ${columns} from (
      select m.tender_id, m.delivery, max(m.operation_date) as day from stock_movements m
      where m.delivery is not null and ${within(sql`m.operation_date`, question)}
        and not exists (select from stock_movements r where r.reversal_of_id = m.id)
      group by m.tender_id, m.delivery
    ) d join tenders t on t.id = d.tender_id left join companies c on c.id = t.company_id
    order by d.day, t.id, d.delivery limit ${question.limit}`
}

/**
 * Payment days of approved tenders: the instalments, or the payment day with the total if there are
 * none.
 */
const instalments = (question: LayerQuestion): SQL | null => {
  const { ability } = question
  const open = reads(ability, 'tenders')
  if (!open('isApproved', 'paymentDate', 'paymentInstallments')) return null
  const columns = columnsOf({
    ...ofTender(ability),
    part: sql`p.part`,
    day: dayText(sql`p.day`),
    amount: open('currency') && sql`p.amount`,
    currency: sql`t.currency`,
  })
  const total = open('total') ? sql`t.total` : sql`null::numeric`
  return sql`select ${columns} from (
      select i._parent_id as tender, i._order::text as part, i.due_date as day, i.amount
      from tenders_payment_installments i where ${within(sql`i.due_date`, question)}
      union all
      select t.id, '0', t.payment_date, ${total} from tenders t
      where ${within(sql`t.payment_date`, question)} and t.is_approved
        and not exists (select from tenders_payment_installments i where i._parent_id = t.id)
    ) p join tenders t on t.id = p.tender left join companies c on c.id = t.company_id
    where t.is_approved order by p.day, t.id, p.part limit ${question.limit}`
}

/** Deadlines of sent tenders, without accepted ones for readers who may see that. */
const lastDays = (question: LayerQuestion): SQL | null => {
  const { ability, person, isTeam } = question
  const open = reads(ability, 'tenders')
  if (!open('status', 'validUntil', 'owner')) return null
  const columns = columnsOf({
    ...ofTender(ability),
    day: dayText(sql`t.valid_until`),
    ...ownerColumns(ability, sql`t.owner_id`),
  })
  return sql`select ${columns} from tenders t left join companies c on c.id = t.company_id
      left join users u on u.id = t.owner_id
    where t.status = 'sent' and ${within(sql`t.valid_until`, question)}
      ${open('acceptedAt') ? sql`and t.accepted_at is null` : sql``}
      ${isTeam ? sql`` : sql`and t.owner_id = ${person}`}
    order by t.valid_until, t.id limit ${question.limit}`
}

/**
 * The statement of each layer, the soonest first; null if the reader may not see a field of its
 * condition, which the rows would reveal.
 */
export const LAYERS: Readonly<Record<CalendarLayer, (question: LayerQuestion) => SQL | null>> = {
  meets,
  actions,
  deliveries,
  instalments,
  lastDays,
}
