import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { addDays, dayToStored, type Day } from '@/domain/shared/day'
import { isFirst, isNotMarked } from '../background/onceOnly'
import { readRows } from '@/queries/shared/rows'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { emitTender } from './emitTender'

const MARK = 'tender-ends'

const endsTomorrow = (today: Day): SQL =>
  sql`t.status = 'sent' and t.accepted_at is null and t.valid_until = ${dayToStored(addDays(today, 1))}`

/** Tenders whose last valid day is tomorrow and whose author was not notified today; oldest first. */
export const endingTenders = async (req: PayloadRequest, today: Day): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select t.id from tenders t where ${endsTomorrow(today)}
          and ${isNotMarked(sql`${MARK} || ' ' || t.id || ' ' || ${today}`)} order by t.id`,
  )
  return rows.map(({ id }) => id)
}

type EndingTender = {
  title: string
  number: string | null
  createdBy: number | null
  owner: number | null
}

/**
 * Notifies the owner of a tender, once, that it ends tomorrow. Checked again under its row lock: no
 * notification if it was prolonged or decided meanwhile.
 * @param args.today the company's day
 */
export const warnOfTenderEnd = (args: {
  req: PayloadRequest
  id: number
  today: Day
}): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id, today } = args
    await lockRow(req, 'tenders', id)
    const [tender] = await query<EndingTender>(
      req,
      sql`select t.title, t.number, t.created_by_id as "createdBy",
            t.owner_id as owner from tenders t
          where t.id = ${id} and ${endsTomorrow(today)}`,
    )
    if (!tender || !(await isFirst(req, `${MARK} ${id} ${today}`))) return
    const { number, ...told } = tender
    await emitTender({ req, event: 'tenderExpiring', tender: { id, ...told }, number })
  })
