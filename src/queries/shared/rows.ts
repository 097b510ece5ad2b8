import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, drizzleOn, type Reader } from '@/database/adapter'
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
