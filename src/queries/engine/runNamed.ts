import type { Pool } from 'pg'
import { namesOfStatements } from '@/lib/statementName'

/** What callers ask shapes these texts: they fill a room of their own. */
const nameOf = namesOfStatements()

/**
 * Runs a statement, prepared under a name of its own while there is room for names.
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
