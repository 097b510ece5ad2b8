import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { connectionOptions } from './connections'

/** Kinds of short-lived connections outside of the pools. */
type Kind = 'maintenance' | 'backup' | 'probe'

const clientOf = (kind: Kind, url: string): pg.Client => {
  const client = new pg.Client(connectionOptions(kind, url))
  // A lost connection fails the statement under way; without a listener it would end the process.
  client.on('error', () => {})
  return client
}

/**
 * Opens a connection, which the caller has to end.
 * @param kind its name and its limits (`connections.ts`)
 * @param url connection string of the role
 * @throws when the database does not respond
 */
export const openConnection = async (kind: Kind, url: string): Promise<pg.Client> => {
  const client = clientOf(kind, url)
  await client.connect()
  return client
}

/**
 * Runs work with one connection, which is ended afterwards; an open transaction is rolled back.
 * @param kind its name and its limits (`connections.ts`)
 * @param url connection string of the role
 * @returns what `work` returns
 * @throws what `work` throws, and when the database does not respond
 */
export const withConnection = async <T>(
  kind: Kind,
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = clientOf(kind, url)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Runs statements of `sql` on a connection outside of the pools, in its transaction.
 * @returns the rows of each
 */
export const runnerOn = (
  client: pg.Client,
): ((statement: SQL) => Promise<Record<string, unknown>[]>) => {
  const db = drizzle(client)
  return async (statement) => (await db.execute(statement)).rows
}
