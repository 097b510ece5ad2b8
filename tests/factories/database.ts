import pg from 'pg'
import { expect, vi } from 'vitest'
import { poolOf } from '@/database/adapter'
import { getTestPayload } from '../helpers/payload'

/** Rows of a statement that goes past the application, straight to PostgreSQL. */
export const select = async <T = Record<string, unknown>>(
  statement: string,
  values: unknown[] = [],
): Promise<T[]> => {
  return (await poolOf(await getTestPayload()).query(statement, values)).rows as T[]
}

/** Waits until so many connections of this database wait for a lock. */
export const waitingForLocks = (connections: number) =>
  vi.waitFor(async () => {
    const waiting = await select(
      `select pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(waiting).toHaveLength(connections)
  })

let superuser: Promise<pg.Client> | undefined
const connectSuperuser = async () => {
  const client = new pg.Client({ connectionString: process.env.TEST_SUPERUSER_URL })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Rows of a statement that the program may not run: switching triggers off, changing tables. */
export const asSuperuser = async <T = Record<string, unknown>>(
  statement: string,
  values?: unknown[],
): Promise<T[]> =>
  (await (await (superuser ??= connectSuperuser())).query(statement, values)).rows as T[]

/** What PostgreSQL says to a statement: `ok`, or `SQLSTATE message constraint`. */
export const verdictOf = async (
  statement: string,
  values: unknown[] = [],
  run: typeof select = select,
): Promise<string> => {
  try {
    await run(statement, values)
    return 'ok'
  } catch (error) {
    const { code, message, constraint } = error as Record<string, string>
    return [code, message, constraint].filter(Boolean).join(' ')
  }
}
