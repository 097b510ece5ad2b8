import { onceASecond } from './onceASecond'

/** What the database is to this program. */
export type DatabaseState = 'ready' | 'migrating' | 'unavailable'
/** Whether an instance takes requests, and why not. */
export type Readiness = DatabaseState | 'starting' | 'draining'

// One per process: the server and what Next runs are bundled apart.
const KEY = Symbol.for('backoffice.readiness')
const shared = globalThis as { [KEY]?: (now?: number) => Promise<DatabaseState> }

/**
 * Says that the application has started, and how it checks its database.
 * @param check runs once a second at most; it does not throw
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
