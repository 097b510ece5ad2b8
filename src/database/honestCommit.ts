import { randomUUID } from 'node:crypto'
import type { DatabaseAdapterObj } from 'payload'
import pg from 'pg'
import { auditContext, readOnlyAs } from '@/lib/auditContext'
import { transactionLimits } from '@/lib/transactionLimits'
import { transactionEnded } from '@/lib/transactionEnds'
import {
  withInternals,
  type Connection,
  type Internals,
  type Session,
  type TransactionOptions,
} from './adapter'

const ROLLED_BACK = Symbol('rolled back on request')

const heard = new WeakSet<object>()

/**
 * A connection lost during a transaction fails its next statement anyway, so its 'error' event is
 * ignored. Without a listener the event would end the process: the pool listens on idle connections only.
 */
const hearLoss = ({ session }: Connection): void => {
  const { client } = session
  if (!client || heard.has(client)) return
  heard.add(client)
  client.on('error', () => {})
}

/**
 * Sets the acting user for the audit triggers, and the time limits if the work has its own, for the
 * duration of the transaction. Both are appended to BEGIN, after the access mode: a separate
 * statement would cost every write one more round trip.
 */
const tellingWho = (options: TransactionOptions = {}): TransactionOptions => {
  const context = auditContext()
  const limits = transactionLimits()
  const settings = [
    ...(context
      ? [`select set_config('app.audit', ${pg.escapeLiteral(JSON.stringify(context))}, true)`]
      : []),
    ...(limits
      ? [
          `set local lock_timeout = ${limits.lockMs}`,
          `set local statement_timeout = ${limits.statementMs}`,
        ]
      : []),
  ]
  if (settings.length === 0) return options
  // PostgreSQL refuses every change with 25006, and does not let the transaction become writable again.
  const accessMode = readOnlyAs() === null ? (options.accessMode ?? 'read write') : 'read only'
  return { ...options, accessMode: [accessMode, ...settings].join('; ') }
}

/** Opens a transaction, and keeps it open until the session is resolved or rejected. */
const begin = async (adapter: Internals, options?: TransactionOptions): Promise<string> => {
  await adapter.initializing
  const id = randomUUID()
  await new Promise<void>((opened, failed) => {
    const done = adapter.drizzle.transaction(
      async (tx) => {
        hearLoss(tx)
        await new Promise<void>((resolve, reject) => {
          adapter.sessions[id] = {
            db: tx,
            resolve: () => (resolve(), done),
            reject: () => (reject(ROLLED_BACK), done),
          }
          opened()
        })
      },
      tellingWho(options ?? adapter.transactionOptions),
    )
    done.catch(failed)
  })
  return id
}

const take = async (adapter: Internals, incoming: unknown): Promise<Session | undefined> => {
  const id = String(await incoming)
  const session = adapter.sessions[id]
  delete adapter.sessions[id]
  return session
}

/** A COMMIT that the server refused changed nothing; without a response the outcome is unknown. */
const outcomeOf = (error: unknown): 'rolledBack' | 'unknown' => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
    return /^(08|57)/.test(code) ? 'unknown' : 'rolledBack'
  return cause ? outcomeOf(cause) : 'unknown'
}

/**
 * Payload 3.90.2 swallows an error of COMMIT and responds with success for rows that were not
 * stored. Here the promise of the transaction is awaited, so that a failed COMMIT fails the
 * request.
 */
export const withHonestCommit = <A extends DatabaseAdapterObj>(base: A): A =>
  withInternals(base, (adapter) => {
    adapter.beginTransaction = (options) => begin(adapter, options)
    adapter.commitTransaction = async (id) => {
      const session = await take(adapter, id)
      await session?.resolve().catch(async (error: unknown) => {
        await transactionEnded(String(await id), outcomeOf(error))
        throw error
      })
      if (session) await transactionEnded(String(await id), 'committed')
    }
    adapter.rollbackTransaction = async (id) => {
      const session = await take(adapter, id)
      await session?.reject().catch((error: unknown) => {
        if (error !== ROLLED_BACK) throw error
      })
      if (session) await transactionEnded(String(await id), 'rolledBack')
    }
  })
