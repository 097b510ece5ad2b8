import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

/** Whoever reads: a request, or the instance alone where there is no request yet. */
export type Reader = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'transactionID'>>

/** The transaction of a request, as one object as long as it lasts; none outside of one. */
export const transactionOf = async (req: Reader): Promise<object | undefined> => {
  const db = req.payload.db as unknown as PostgresAdapter
  const id = await req.transactionID
  return id ? (db.sessions[id]?.db as unknown as object | undefined) : undefined
}

/**
 * Reads rows for a page or an answer: in the request's transaction when it has one, so that it
 * sees its own changes, else on any connection.
 */
export const readRows = async <T extends Record<string, unknown>>(
  req: Reader,
  statement: SQL,
): Promise<T[]> => {
  const db = req.payload.db as unknown as PostgresAdapter
  const source = ((await transactionOf(req)) ?? db.drizzle) as unknown as {
    execute: (query: SQL) => Promise<{ rows: T[] }>
  }
  return (await source.execute(statement)).rows
}
