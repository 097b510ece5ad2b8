import { onceASecond } from './onceASecond'

// Of the process: the proxy, pages and the server are bundled apart.
const KEY = Symbol.for('backoffice.databaseReach')
const shared = globalThis as { [KEY]?: (now?: number) => Promise<boolean> }

/** @param ask a statement that costs nothing; fails where the database does not answer */
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
