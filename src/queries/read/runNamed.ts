import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

/** Statements with a name are kept by every connection: callers must not fill them with new ones. */
const MAX_NAMES = 500

const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

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
