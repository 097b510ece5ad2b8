import type { Pool } from 'pg'
import { namesOfStatements } from '@/lib/statementName'

/** Callers' queries vary these texts: they have a separate quota of names. */
const nameOf = namesOfStatements()

/**
 * Runs a statement, prepared under a name while the quota lasts.
 * @returns its rows, as lists of values
 */
export const runNamed = async (
  pool: Pool,
  { text, values }: { text: string; values: unknown[] },
): Promise<unknown[][]> => {
  const { rows } = await pool.query<unknown[]>({
    name: nameOf(text),
    text,
    values,
    rowMode: 'array',
  })
  return rows
}
