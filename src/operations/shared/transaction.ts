import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { requireTransaction } from '@/database/adapter'
import { tableNameOf } from '@/domain/shared/sqlNames'

type Row = Record<string, unknown>

/** Runs one SQL statement in the request's transaction and returns its rows. */
export const query = async <T extends Row = Row>(req: PayloadRequest, statement: SQL) => {
  const tx = await requireTransaction(req)
  return (await tx.execute(statement)).rows as T[]
}

/**
 * Runs a use case in one transaction: joins the request's own, else begins and commits one. Any error
 * rolls everything back; callers must not catch it and continue.
 * @param req the request that every nested call must be given
 * @param work the use case
 */
export const inTransaction = async <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> => {
  const isOwner = await initTransaction(req)
  try {
    const result = await work()
    if (isOwner) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwner) await killTransaction(req)
    throw error
  }
}

/** Guarded groups of columns; a trigger keeps their old values unless the flag is set. */
export type Writer = 'tender' | 'reservation' | 'user' | 'counter' | 'count' | 'card' | 'merge'

/**
 * Sets the flag that bypasses the guard triggers for the statements of `work`, in this transaction
 * only.
 * @param writer the group of guarded columns that `work` writes
 */
export const asWriter = async <T>(
  req: PayloadRequest,
  writer: Writer,
  work: () => Promise<T>,
): Promise<T> => {
  const flag = `app.${writer}_writer`
  await query(req, sql`select set_config(${flag}, 'on', true)`)
  const result = await work()
  await query(req, sql`select set_config(${flag}, '', true)`)
  return result
}

const tableOf = (slug: string) => sql.identifier(tableNameOf(slug))

/**
 * Locks one row until the end of the transaction. `no key update`: rows that only refer to it (a
 * reservation of this tender) need not wait, or two orders of locks would deadlock.
 */
export const lockRow = (req: PayloadRequest, slug: string, id: number | string) =>
  query(req, sql`select id from ${tableOf(slug)} where id = ${id} for no key update`)

/**
 * Locks the parent of a row, the same way as `lockRow`.
 * @param partOf the column that names the parent, and its collection
 */
export const lockRowOf = ({
  req,
  slug,
  id,
  partOf,
}: {
  req: PayloadRequest
  slug: string
  id: number | string
  partOf: { column: string; slug: string }
}) =>
  query(
    req,
    sql`select id from ${tableOf(partOf.slug)} where id =
          (select ${sql.identifier(partOf.column)} from ${tableOf(slug)} where id = ${id})
        for no key update`,
  )
