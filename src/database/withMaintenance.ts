import pg from 'pg'
import { connectionOptions } from './connections'

/**
 * Runs work with one connection for maintenance, which has no limits of time.
 * @param url connection string of the role that does it
 * @returns what `work` returns
 * @throws what `work` throws, and when the database does not answer
 */
export const withMaintenance = async <T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connectionOptions('maintenance', url))
  // A lost connection fails the statement under way; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
