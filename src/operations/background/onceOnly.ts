import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { query } from '../shared/transaction'

/**
 * Marks work as done, in the transaction that does it: of two concurrent transactions the second
 * waits, and then gets false. Marks are kept for 60 days, those that begin with `retention` for a year.
 * @param key identifies the work, the row and the day
 * @returns true for the first caller
 */
export const isFirst = async (req: PayloadRequest, key: string): Promise<boolean> => {
  const marked = await query(
    req,
    sql`insert into job_marks (key) values (${key}) on conflict do nothing returning key`,
  )
  return marked.length === 1
}

/** SQL: whether there is no mark of a key yet. @param key an expression of its text */
export const isNotMarked = (key: SQL): SQL =>
  sql`not exists (select from job_marks m where m.key = ${key})`
