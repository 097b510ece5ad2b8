import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { statementName } from '@/lib/statementName'

type Query = { sql: string; params: unknown[] }
type Prepared = { execute: () => Promise<{ rows: Record<string, unknown>[] }> }
type Source = {
  dialect: { sqlToQuery: (statement: SQL) => Query }
  session: {
    prepareQuery: (
      query: Query,
      fields: undefined,
      name: string | undefined,
      isInArrayMode: boolean,
    ) => Prepared
  }
}

/**
 * Carries out a statement that PostgreSQL reads and plans once for each connection. For those that
 * nearly every change needs; their text is always the same, and what they find does not depend on how
 * many rows a value has.
 * @param source a transaction of Drizzle, or its instance where there is none
 */
export const executePrepared = async <T extends Record<string, unknown>>(
  source: unknown,
  statement: SQL,
): Promise<T[]> => {
  const { dialect, session } = source as Source
  const query = dialect.sqlToQuery(statement)
  const { rows } = await session
    .prepareQuery(query, undefined, statementName(query.sql), false)
    .execute()
  return rows as T[]
}
