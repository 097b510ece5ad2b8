import type { Payload } from 'payload'
import pg from 'pg'
import { poolOptionsOf } from '@/database/adapter'
import { connectionOptions } from '@/database/connections'
import { findMisfit } from '@/database/schemaGuard'
import { isSchemaCurrent } from '@/database/schemaState'
import { readProduct } from '@/lib/product'
import type { DatabaseState } from '@/lib/readiness'
import { NewerSchema, noteUnavailable } from './errors/noteUnavailable'

const PATIENCE_MS = 1_000
const NO_TABLE = '42P01'
/** Others took the last free connection: the server answers, and ours are open. */
const NO_CONNECTION_LEFT = '53300'

/** Fails after a time in milliseconds, for a race with what may never answer. */
export const expired = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    const error = new Error(`The database did not answer within ${ms} ms`)
    setTimeout(() => reject(error), ms).unref()
  })

/** @throws {NewerSchema} for the database of a later release */
const isSchemaFit = async (client: pg.Client): Promise<boolean> => {
  const misfit = await findMisfit(client, readProduct().version)
  if (misfit) throw new NewerSchema(misfit)
  return isSchemaCurrent(client)
}

/**
 * Checks the database for a readiness probe, over a connection that is opened for it: the pool of
 * requests may be busy without anything being wrong, and an instance that is taken out of service for
 * that leaves its load to the others.
 * @param payload the running instance
 * @returns `ready` when the database answers within a second with a schema this program can work on
 */
export const databaseState = async (payload: Payload): Promise<DatabaseState> => {
  const { connectionString } = poolOptionsOf(payload)
  const client = new pg.Client(connectionOptions('probe', connectionString))
  client.on('error', () => {})
  try {
    const isCurrent = await Promise.race([
      client.connect().then(() => isSchemaFit(client)),
      expired(PATIENCE_MS),
    ])
    return isCurrent ? 'ready' : 'migrating'
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === NO_TABLE) return 'migrating'
    if (code === NO_CONNECTION_LEFT) return 'ready'
    noteUnavailable({ error, logger: payload.logger })
    return 'unavailable'
  } finally {
    // A server that hangs does not say goodbye either.
    void client.end().catch(() => {})
  }
}
