// Of the process: the proxy, pages and the server are bundled apart.
const KEY = Symbol.for('backoffice.databaseReach')
type Reach = { ask: () => Promise<unknown>; asked?: { at: number; answers: Promise<boolean> } }
const shared = globalThis as { [KEY]?: Reach }

/** How long an answer counts: one question a second, however many pages are asked for. */
const COUNTS_MS = 1_000

/** @param ask a statement that costs nothing; fails where the database does not answer */
export const watchDatabase = (ask: () => Promise<unknown>): void => {
  shared[KEY] = { ask }
}

/**
 * Whether the database answered within the last second. A page must not be made without it: whoever
 * asks would seem to be nobody, and be sent to sign in.
 * @param now the present instant in milliseconds
 * @returns true as well while there is nothing to ask yet
 */
export const databaseAnswers = async (now = performance.now()): Promise<boolean> => {
  const reach = shared[KEY]
  if (!reach) return true
  if (!reach.asked || now - reach.asked.at >= COUNTS_MS) {
    const answers = reach.ask().then(
      () => true,
      () => false,
    )
    reach.asked = { at: now, answers }
  }
  return reach.asked.answers
}
