import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Reader } from '@/database/adapter'

export type { Reader }

/**
 * Reads rows for a page or a response: in the request's transaction if there is one, to see its own
 * changes, else on any connection.
 */
export const readRows = async <T extends Record<string, unknown>>(
  req: Reader,
  statement: SQL,
): Promise<T[]> => (await (await connectionOf(req)).execute(statement)).rows as T[]
