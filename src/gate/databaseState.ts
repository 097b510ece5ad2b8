import type { Payload } from 'payload'
import type pg from 'pg'
import { poolOptionsOf } from '@/database/adapter'
import { withConnection } from '@/database/openConnection'
import { findMisfit } from '@/database/schemaGuard'
import { isSchemaCurrent } from '@/database/schemaState'
import { readProduct } from '@/lib/product'
import type { DatabaseState } from '@/lib/readiness'
import { NewerSchema, noteUnavailable } from './errors/noteUnavailable'

const PATIENCE_MS = 1_000
/** Other programs use the last connection: the server answers, and the own pool has connections. */
const NO_CONNECTION_LEFT = '53300'

class NoAnswer extends Error {}

/**
 * Rejects after a timeout, for a race with a promise that may never settle.
 * @param ms the timeout in milliseconds
 */
export const expired = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    const error = new NoAnswer(`The database did not answer within ${ms} ms`)
    setTimeout(() => reject(error), ms).unref()
  })

/** @throws {NewerSchema} for the database of a later release */
const isSchemaFit = async (client: pg.Client): Promise<boolean> => {
  const misfit = await findMisfit(client, readProduct().version)
  if (misfit) throw new NewerSchema(misfit)
  return isSchemaCurrent(client)
}

type Check = { at: number; answer: Promise<boolean> }
const checks = new WeakMap<Payload, Check>()

/** The check under way, or a new one: an answer that comes late counts for the next probe. */
const checkOf = (payload: Payload): Check => {
  const known = checks.get(payload)
  if (known) return known
  const { connectionString = '' } = poolOptionsOf(payload)
  const answer = withConnection('probe', connectionString, isSchemaFit).finally(() =>
    checks.delete(payload),
  )
  const check = { at: performance.now(), answer }
  checks.set(payload, check)
  return check
}

/**
 * Checks the database for a readiness probe, over a separate connection: the pool of requests may
 * be busy without anything being wrong, and removing a busy instance would only shift its load to
 * others.
 * @param payload the running instance
 * @returns `ready` when the database answers within a second with a supported schema; `slow` while it
 *   takes longer, which may be this process being busy
 */
export const databaseState = async (payload: Payload): Promise<DatabaseState> => {
  const { at, answer } = checkOf(payload)
  try {
    const isCurrent = await Promise.race([answer, expired(PATIENCE_MS)])
    return isCurrent ? 'ready' : 'migrating'
  } catch (error) {
    if ((error as { code?: unknown }).code === NO_CONNECTION_LEFT) return 'ready'
    noteUnavailable({ error, logger: payload.logger })
    // A time limit of the connection ends a check that was slow before.
    const isSlow = error instanceof NoAnswer || performance.now() - at >= PATIENCE_MS
    return isSlow ? 'slow' : 'unavailable'
  }
}
