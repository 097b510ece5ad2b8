import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import {
  APPROVED_FIELD_NAMES,
  APPROVED_FIELDS,
  approvedColumnOf,
  type ApprovedField,
  type Instalment,
} from '@/domain/tenders/approvedContent'
import { TOTAL_FIELDS, type ComparedContent, type TotalField } from '@/domain/tenders/compare'
import { columnNameOf } from '@/domain/shared/sqlNames'
import { dayText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'
import { readTenderItems } from './readTenderItems'

const day = (column: string) => dayText(sql`${sql.identifier(column)}`)

/** Each field as text that does not depend on how the database is set up. */
const headColumns = sql.join(
  APPROVED_FIELD_NAMES.map((name) => {
    const column = approvedColumnOf(name)
    const isDay = APPROVED_FIELDS[name] === 'day'
    return sql`${isDay ? day(column) : sql`${sql.identifier(column)}::text`} as ${sql.identifier(name)}`
  }),
  sql`, `,
)

/** What an approval binds of a tender itself. @throws Refusal `notFound` */
export const readHead = async (req: PayloadRequest, tenderId: number) => {
  const [head] = await readRows<Record<ApprovedField, string | null>>(
    req,
    sql`select ${headColumns} from tenders where id = ${tenderId}`,
  )
  if (!head) throw new Refusal('notFound')
  return head
}

/** The payment plan of a tender, in its order. */
export const readInstalments = (req: PayloadRequest, tenderId: number) =>
  readRows<Instalment & Record<string, unknown>>(
    req,
    sql`select ${day('due_date')} as "dueDate", amount::text as amount
        from tenders_payment_installments where _parent_id = ${tenderId} order by _order`,
  )

const totalColumns = sql.join(
  TOTAL_FIELDS.map(
    (name) => sql`${sql.identifier(columnNameOf(name))}::text as ${sql.identifier(name)}`,
  ),
  sql`, `,
)

/**
 * A tender as it is now: what an approval binds of it, and what it comes to.
 * @throws Refusal `notFound`
 */
export const readContent = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<ComparedContent> => {
  const [totals] = await readRows<Record<TotalField, string>>(
    req,
    sql`select ${totalColumns} from tenders where id = ${tenderId}`,
  )
  if (!totals) throw new Refusal('notFound')
  return {
    tender: await readHead(req, tenderId),
    items: await readTenderItems({ req, tenderId }),
    instalments: await readInstalments(req, tenderId),
    totals,
  }
}
