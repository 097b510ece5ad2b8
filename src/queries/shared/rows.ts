import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Reader } from '@/database/adapter'

export type { Reader }

/**
 * Reads rows for a page or an answer: in the request's transaction when it has one, so that it
 * sees its own changes, else on any connection.
 */
export const readRows = async <T extends Record<string, unknown>>(
  req: Reader,
  statement: SQL,
): Promise<T[]> => (await (await connectionOf(req)).execute(statement)).rows as T[]
