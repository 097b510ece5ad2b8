import { sql } from '@payloadcms/db-postgres'
import { readRows, type Reader } from '../shared/rows'

/**
 * Resolves a company id: itself, or the company it was merged into.
 * @returns the given id if there is no such company
 */
export const winnerOf = async (req: Reader, id: number): Promise<number> => {
  const [row] = await readRows<{ winner: number }>(
    req,
    sql`select coalesce(merged_into_id, id) as winner from companies where id = ${id}`,
  )
  return row?.winner ?? id
}
