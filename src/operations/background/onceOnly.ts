import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { query } from '../shared/transaction'

/**
 * Marks that something was done, in the transaction that does it: of two that try at once the
 * second waits, and does nothing. Marks are kept for 60 days.
 * @param key says what was done with which row on which day
 * @returns true for the first
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
