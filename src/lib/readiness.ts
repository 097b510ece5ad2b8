import { onceASecond } from './onceASecond'

/** Whether this program can work with its database; `slow` if it did not answer in time. */
export type DatabaseState = 'ready' | 'migrating' | 'unavailable' | 'slow'
/** Whether an instance accepts requests, or why it does not. */
export type Readiness = DatabaseState | 'starting' | 'draining'

// One per process, shared by symbol: the server and Next's code are separate bundles.
const KEY = Symbol.for('backoffice.readiness')
const shared = globalThis as { [KEY]?: (now?: number) => Promise<DatabaseState> }

/**
 * Registers the check of the database, once the application has started.
 * @param check runs at most once a second; it does not throw
 */
export const watchReadiness = (check: () => Promise<DatabaseState>): void => {
  shared[KEY] = onceASecond(check)
}

/**
 * Whether the application has started and can work with its database.
 * @param now the present instant in milliseconds
 */
export const readReadiness = async (now = performance.now()): Promise<Readiness> =>
  (await shared[KEY]?.(now)) ?? 'starting'
