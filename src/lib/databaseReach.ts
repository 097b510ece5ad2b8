import { onceASecond } from './onceASecond'

// One per process, shared by symbol: the proxy, pages and the server are separate bundles.
const KEY = Symbol.for('backoffice.databaseReach')
const shared = globalThis as { [KEY]?: (now?: number) => Promise<boolean> }

/** @param ask runs a cheap statement; rejects if the database does not respond */
export const watchDatabase = (ask: () => Promise<unknown>): void => {
  shared[KEY] = onceASecond(() =>
    ask().then(
      () => true,
      () => false,
    ),
  )
}

/**
 * Whether the database answered within the last second. Without it no page may be rendered: a user
 * with a valid session would look anonymous and be redirected to sign in.
 * @param now the present instant in milliseconds
 * @returns true as well if no check is registered yet
 */
export const databaseAnswers = async (now = performance.now()): Promise<boolean> =>
  (await shared[KEY]?.(now)) ?? true
