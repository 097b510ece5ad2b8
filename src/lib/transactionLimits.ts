import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a transaction waits for a lock and how long each of its statements may take, in milliseconds. */
export type TransactionLimits = { lockMs: number; statementMs: number }

// One per process, shared by symbol: the routes and the adapter may be separate bundles.
const KEY = Symbol.for('backoffice.transactionLimits')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<TransactionLimits> }
const limits = () => (shared[KEY] ??= new AsyncLocalStorage<TransactionLimits>())

/** Runs work whose transactions use these limits instead of those of the connection. */
export const withTransactionLimits = <T>(limit: TransactionLimits, work: () => T): T =>
  limits().run(limit, work)

/** The limits of the running work; undefined for the default ones. */
export const transactionLimits = (): TransactionLimits | undefined => limits().getStore()
