import type { Pool } from 'pg'
import { getTestPayload } from '../helpers/payload'

/** Rows of a statement that goes past the application, straight to PostgreSQL. */
export const select = async <T = Record<string, unknown>>(
  statement: string,
  values: unknown[] = [],
): Promise<T[]> => {
  const payload = await getTestPayload()
  const { pool } = payload.db as unknown as { pool: Pool }
  return (await pool.query(statement, values)).rows as T[]
}

/** What PostgreSQL says to a statement: `ok`, or `SQLSTATE message constraint`. */
export const verdictOf = async (statement: string, values: unknown[] = []): Promise<string> => {
  try {
    await select(statement, values)
    return 'ok'
  } catch (error) {
    const { code, message, constraint } = error as Record<string, string>
    return [code, message, constraint].filter(Boolean).join(' ')
  }
}
