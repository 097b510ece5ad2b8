import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import { TENDER_CONDITIONS } from '@/domain/tenders/conditions'
import { EXPIRING_DAYS } from '@/domain/tenders/validity'
import { bucketsOf, spanBefore, spanOf, type Period } from '@/domain/dashboard/period'
import { addDays, dayToStored, type Day } from '@/domain/shared/day'
import { dayText, momentText } from '../shared/asText'
import { startOfDay } from '@/domain/shared/startOfDay'
import { rowsWhere } from '../shared/rowsWhere'

const LIST_LENGTH = 5
const TOP_LENGTH = 5
/** More reasons than are usual. */
const REASONS_LENGTH = 8

/** Parameters of the statements. */
export type Question = {
  today: Day
  now: Date
  /** The company's time zone. */
  timeZone: string
  period: Period
  /** Without it neither amounts nor currencies are read. */
  seesAmounts: boolean
  seesCustomers: boolean
  /** Whether the customer of a tender and the company of a meeting are readable. */
  seesBidder: boolean
  seesMetCompany: boolean
  seesAllDay: boolean
  seesCards: boolean
}

const at = (day: Day): SQL => sql`${dayToStored(day)}::timestamptz`
const nothing = sql`null::numeric`
const amountOf = ({ seesAmounts }: Question, column: SQL): SQL => (seesAmounts ? column : nothing)
const within = (column: SQL, { from, to }: { from: Day; to: Day }): SQL =>
  sql`${column} >= ${at(from)} and ${column} <= ${at(to)}`

/** Rows of a statement as one JSON array, in their order. */
const rowsOf = (statement: SQL): SQL =>
  sql`(select coalesce(json_agg(r), '[]'::json) from (${statement}) r)`
const rowOf = (statement: SQL): SQL => sql`(select row_to_json(r) from (${statement}) r)`

/** The number of the column of a day, from 1; 0 for the period before. */
const bucketOf = (column: SQL, { period, today }: Question): SQL => {
  const starts = bucketsOf({ period, today }).map(({ from }) => at(from))
  return sql`width_bucket(${column}, array[${sql.join(starts, sql`, `)}])`
}

const isInEitherPeriod = (column: SQL, question: Question): SQL =>
  sql`(${within(column, spanOf(question))} or ${within(column, spanBefore(question))})`

/** The three figures of open tenders, in one pass. */
const tenderState = (question: Question): SQL => {
  const { today } = question
  const waiting = rowsWhere(CONDITIONS.waiting(today))
  const notInvoiced = rowsWhere(CONDITIONS.notInvoiced())
  const open = rowsWhere(CONDITIONS.open())
  const figure = (when: SQL, more: SQL = sql``) => sql`json_build_object(
    'count', count(*) filter (where ${when}),
    'totalBase', ${question.seesAmounts ? sql`coalesce(sum(total_base) filter (where ${when}), 0)` : sql`null`}
    ${more})`
  const soon = sql`${waiting} and accepted_at is null and valid_until <= ${at(addDays(today, EXPIRING_DAYS))}`
  return rowOf(sql`
    select ${figure(open)} as "openTenders",
           ${figure(waiting, sql`, 'soon', count(*) filter (where ${soon})`)} as "awaitingApproval",
           ${figure(notInvoiced, sql`, 'oldest', ${dayText(sql`min(date) filter (where ${notInvoiced})`)}`)} as "notInvoiced"
    from tenders where ${open} or ${notInvoiced}`)
}

const lowStock = (): SQL =>
  rowOf(sql`
    select count(*) as count, count(*) filter (where available_quantity <= 0) as "none"
    from stock_cards where ${rowsWhere(CONDITIONS.lowStock())}`)

/** Tenders of the period and of the one before, by column and status. */
const tenderHistory = (question: Question): SQL =>
  rowsOf(sql`
    select ${bucketOf(sql`date`, question)} as bucket,
           case when ${rowsWhere(TENDER_CONDITIONS.expired(question.today))} then 'expired'
                else status::text end as status,
           count(*) as count, ${amountOf(question, sql`sum(total_base)`)} as "totalBase"
    from tenders where ${isInEitherPeriod(sql`date`, question)} group by 1, 2`)

const movementHistory = (question: Question): SQL =>
  rowsOf(sql`
    select ${bucketOf(sql`operation_date`, question)} as bucket, type, count(*) as count
    from stock_movements where ${within(sql`operation_date`, spanOf(question))} group by 1, 2`)

const topCustomers = (question: Question): SQL =>
  rowsOf(sql`
    select c.id, c.name, won.count, won.total as "totalBase" from (
      select company_id, count(*) as count, sum(total_base) as total from tenders
      where ${rowsWhere(CONDITIONS.wonIn(spanOf(question)))} and company_id is not null
      group by company_id order by total desc, company_id limit ${TOP_LENGTH}) won
    join companies c on c.id = won.company_id order by won.total desc, c.id`)

const lostReasons = (question: Question): SQL =>
  rowsOf(sql`
    select r.id, r.name, lost.count, lost.total as "totalBase" from (
      select lost_reason_id, count(*) as count, coalesce(sum(total_base), 0) as total from tenders
      where ${rowsWhere(CONDITIONS.lostIn(spanOf(question)))} group by lost_reason_id) lost
    left join lost_reasons r on r.id = lost.lost_reason_id
    order by lost.total desc, lost.count desc, r.id limit ${REASONS_LENGTH}`)

const counted = (rows: SQL, count: SQL): SQL =>
  sql`json_build_object('rows', ${rows}, 'count', (${count}))`

/** The first tenders of a condition, sorted by deadline. */
const tenderRows = (question: Question, where: SQL): SQL => {
  const customer =
    question.seesCustomers && question.seesBidder
      ? sql`coalesce(c.name, t.unconnected_name)`
      : sql`null::text`
  return counted(
    rowsOf(sql`
      select t.id, t.number, t.title, ${customer} as customer, ${dayText(sql`t.date`)} as date,
             ${dayText(sql`t.valid_until`)} as "validUntil",
             t.accepted_at is not null as "isAccepted",
             ${amountOf(question, sql`t.total`)} as total,
             ${question.seesAmounts ? sql`t.currency::text` : sql`''`} as currency
      from tenders t left join companies c on c.id = t.company_id
      where ${where} order by t.valid_until, t.id limit ${LIST_LENGTH}`),
    sql`select count(*) from tenders t where ${where}`,
  )
}

const waiting = (question: Question): SQL =>
  tenderRows(question, rowsWhere(CONDITIONS.waiting(question.today), 't'))

const expiring = (question: Question): SQL =>
  tenderRows(question, rowsWhere(CONDITIONS.expiring(question.today), 't'))

const meets = ({
  now,
  today,
  timeZone,
  seesAllDay,
  seesCustomers,
  seesMetCompany,
}: Question): SQL => {
  const coming = rowsWhere(
    CONDITIONS.comingMeets({
      now: now.toISOString(),
      midnight: seesAllDay ? startOfDay({ day: today, timeZone }) : null,
    }),
    'm',
  )
  const company = seesCustomers && seesMetCompany ? sql`c.name` : sql`null::text`
  const allDay = seesAllDay ? sql`coalesce(m.all_day, false)` : sql`null::boolean`
  const companyId = seesMetCompany ? sql`m.company_id` : sql`null::int`
  return counted(
    rowsOf(sql`
      select m.id, m.title, ${companyId} as "companyId", ${company} as company,
             ${momentText(sql`m.starts_at`)} as "startsAt", ${allDay} as "isAllDay"
      from meets m left join companies c on c.id = m.company_id
      where ${coming} order by m.starts_at, m.id limit ${LIST_LENGTH}`),
    sql`select count(*) from meets m where ${coming}`,
  )
}

const recentMovements = ({ seesCards }: Question): SQL => {
  const card = seesCards ? sql`c.name` : sql`null::text`
  const unit = seesCards ? sql`c.unit::text` : sql`null::text`
  return rowsOf(sql`
    select m.id, ${card} as card, m.type, m.quantity, ${unit} as unit,
           ${dayText(sql`m.operation_date`)} as "operationDate"
    from stock_movements m join stock_cards c on c.id = m.stock_card_id
    order by m.id desc limit ${LIST_LENGTH}`)
}

const firstSteps = (): SQL =>
  rowOf(sql`
    select coalesce((select company_profile_name from settings limit 1), '') <> '' as identity,
           (select min(id) from companies) as company, exists (select 1 from branches) as branch,
           exists (select 1 from stock_cards) as "stockCard",
           exists (select 1 from tenders) as tender,
           (select count(*) > 1 from users) as "user"`)

/** One scalar JSON expression for each part. */
export const STATEMENTS = {
  tenderState,
  lowStock,
  tenderHistory,
  movementHistory,
  topCustomers,
  lostReasons,
  waiting,
  expiring,
  meets,
  recentMovements,
  firstSteps,
} as const satisfies Record<string, (question: Question) => SQL>

export type StatementName = keyof typeof STATEMENTS
