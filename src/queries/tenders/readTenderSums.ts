import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { columnNameOf } from '@/domain/shared/sqlNames'
import type { Day } from '@/domain/shared/day'
import { TENDER_FIGURES, type TenderFigure } from '@/domain/tenders/totals/figures'
import { readRows } from '../shared/rows'
import { rowsWhere } from '../shared/rowsWhere'

/** Lira, exact, as text. */
export type TenderSums = Record<TenderFigure, string>

/**
 * Totals of a customer's or project's tenders, from their stored totals. For readers of these
 * fields only: the caller checks.
 * @param args.by the field that names the customer or project
 * @param args.today the company's day, after which an open tender has expired
 */
export const readTenderSums = async (args: {
  req: PayloadRequest
  by: 'company' | 'companyProject'
  id: number
  today: Day
}): Promise<TenderSums> => {
  const { req, by, id, today } = args
  const sums = Object.entries(TENDER_FIGURES).map(
    ([name, condition]) =>
      sql`coalesce(sum(total_base) filter (where ${rowsWhere(condition(today))}), 0)::text
          as ${sql.identifier(name)}`,
  )
  const column = sql.identifier(`${columnNameOf(by)}_id`)
  const [row] = await readRows<TenderSums>(
    req,
    sql`select ${sql.join(sums, sql`, `)} from tenders where ${column} = ${id}`,
  )
  return row ?? { open: '0', approved: '0', invoiced: '0' }
}
