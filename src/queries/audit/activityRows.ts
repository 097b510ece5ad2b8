import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { ActivityFilter } from '@/domain/audit/activity'
import { readRows } from '../shared/rows'
import { scopeSql, type TrailScope } from './trailScope'

/** An audit row as stored. */
export type StoredRow = {
  id: number
  at: string
  userId: number | null
  userName: string | null
  address: string | null
  requestId: string | null
  command: string | null
  action: string
  subject: string | null
  document: number | null
  part: string | null
  partId: number | null
  details: Record<string, unknown> | null
  /** Type of the row's discount (percentage or amount), if the row itself does not contain it. */
  discountType: string | null
  /** The newest matching row of its transaction. */
  head: number
  /** Readable rows of its transaction. */
  total: number
}

/** Most listed rows of one transaction; the others are counted. */
export const MOST_ROWS = 200

/**
 * Rows of one transaction are never further apart; transaction ids restart in a restored database.
 */
const TOGETHER = sql.raw(`interval '1 hour'`)

type Asked = { filter: ActivityFilter; scope: TrailScope }

/** Ids nearly follow time: with a tolerance they bound the scan. */
const matching = (alias: SQL, { filter, scope }: Asked): SQL => {
  const { user, subject, document, action, from, to } = filter
  const parts = [
    scopeSql(alias, scope),
    user !== undefined && sql`${alias}.user_id = ${user}`,
    subject !== undefined && sql`${alias}.subject = ${subject}`,
    document !== undefined && sql`${alias}.document = ${document}`,
    action !== undefined && sql`${alias}.action = ${action}`,
    from !== undefined && sql`${alias}.at >= ${from}::timestamptz`,
    to !== undefined && sql`${alias}.at < ${to}::timestamptz`,
    from !== undefined &&
      sql`${alias}.id >= (select audit_id_at(${from}::timestamptz - interval '1 minute'))`,
    to !== undefined &&
      sql`${alias}.id <= (select audit_id_at(${to}::timestamptz + interval '1 minute'))`,
  ]
  return sql.join(
    parts.filter((part): part is SQL => Boolean(part)),
    sql` and `,
  )
}

/** The newest matching row of each transaction, newest first. */
export const readHeads = (
  req: PayloadRequest,
  asked: Asked & { before: number | null; size: number },
): Promise<{ id: number }[]> => {
  const { before, size } = asked
  return readRows(
    req,
    sql`select e.id::float8 as id from audit_events e
        where ${before === null ? sql`true` : sql`e.id < ${before}`} and ${matching(sql`e`, asked)}
          and not exists (select from audit_events l
            where l.transaction = e.transaction and l.id > e.id and l.at < e.at + ${TOGETHER}
              and ${matching(sql`l`, asked)})
        order by e.id desc limit ${size}`,
  )
}

/**
 * The discount type of a row at the time of writing, if only the value changed: from the next
 * change of the type, or the current one.
 */
const DISCOUNT_TYPE = sql`case when r.details ? 'discount_value' and not r.details ? 'discount_type'
  then coalesce(
    (select l.details -> 'discount_type' ->> 0 from audit_events l
      where l.subject = r.subject and l.document = r.document
        and l.part is not distinct from r.part and l.part_id is not distinct from r.part_id
        and l.id > r.id and l.details ? 'discount_type'
      order by l.id limit 1),
    case when r.part = 'tender-items'
        then (select i.discount_type::text from tender_items i where i.id = r.part_id)
      when r.subject = 'tenders' and r.part is null
        then (select t.discount_type::text from tenders t where t.id = r.document)
    end) end`

/**
 * The rows of these transactions that the reader may read, oldest first.
 * @param args.record only rows of this record
 */
export const readRowsOf = (
  req: PayloadRequest,
  args: {
    heads: readonly { id: number }[]
    scope: TrailScope
    record: { subject: string; document?: number } | null
  },
): Promise<StoredRow[]> => {
  const { heads, scope, record } = args
  const ids = sql.join(
    heads.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const ofRecord = record
    ? sql`r.subject = ${record.subject} and r.document is not distinct from
        coalesce(${record.document ?? null}::integer, r.document)`
    : sql`true`
  return readRows<StoredRow>(
    req,
    sql`select * from (
          select h.id::float8 as head, r.id::float8 as id, r.at, r.user_id as "userId",
            r.user_name as "userName", r.address, r.request_id as "requestId", r.command, r.action,
            r.subject, r.document, r.part, r.part_id as "partId", r.details,
            ${DISCOUNT_TYPE} as "discountType",
            (count(*) over (partition by h.id))::int as total,
            row_number() over (partition by h.id order by r.id) as place
          from audit_events h join audit_events r on r.transaction = h.transaction
            and r.at between h.at - ${TOGETHER} and h.at + ${TOGETHER}
          where h.id in (${ids}) and ${scopeSql(sql`r`, scope)} and ${ofRecord}) rows
        where place <= ${MOST_ROWS} order by id`,
  )
}
