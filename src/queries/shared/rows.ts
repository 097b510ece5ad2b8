import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, drizzleOn, executePrepared, type Reader } from '@/database/adapter'
import { onReplica } from '../engine/onReplica'

export type { Reader }

/**
 * Reads rows for a page or a response: in the request's transaction if there is one, to see its own
 * changes, else on any connection.
 */
export const readRows = async <T extends Record<string, unknown>>(
  req: Reader,
  statement: SQL,
): Promise<T[]> => (await (await connectionOf(req)).execute(statement)).rows as T[]

/**
 * As `readRows`, as a prepared statement: its text is always the same, and many requests run it.
 * Lists of values are one parameter (`oneOfIds`), so that their length is not part of the text.
 */
export const readRowsPrepared = async <T extends Record<string, unknown>>(
  req: Reader,
  statement: SQL,
): Promise<T[]> => executePrepared<T>(await connectionOf(req), statement)

/**
 * A condition on ids for `readRowsPrepared`, to stand behind a column: a list is one parameter. One id is
 * compared by itself: PostgreSQL assumes ten values in a list and would plan anew for fewer each time.
 */
export const oneOfIds = (ids: readonly number[]): SQL =>
  ids.length === 1 ? sql`= ${ids[0]}::int` : sql`= any(${`{${ids.join()}}`}::int[])`

/**
 * As `readRows`, for statements over whole tables: on the replica, if there is one and the request has no
 * transaction (`engine/onReplica`).
 */
export const readRowsOnReplica = async <T extends Record<string, unknown>>(
  req: Reader,
  statement: SQL,
): Promise<T[]> =>
  (await req.transactionID)
    ? readRows(req, statement)
    : onReplica(req.payload, async (replica) =>
        replica
          ? ((await drizzleOn(replica).execute(statement)).rows as T[])
          : readRows(req, statement),
      )
