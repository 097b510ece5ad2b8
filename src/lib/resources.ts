/** Counts by state: `{ idle: 3, used: 2, waiting: 0 }`. */
type States = () => Record<string, number>

// One per process: the server and what Next runs are bundled apart.
const KEY = Symbol.for('backoffice.resources')
const shared = globalThis as { [KEY]?: Map<string, States> }
const resources = () => (shared[KEY] ??= new Map<string, States>())

/**
 * Shows a resource of this process to whoever watches it.
 * @param name as the metrics call it; the last one of a name counts
 * @param states asked each time somebody looks
 */
export const showResource = (name: string, states: States): void =>
  void resources().set(name, states)

/** All that are shown, as they are now. */
export const shownResources = (): { name: string; state: string; count: number }[] =>
  [...resources()].flatMap(([name, states]) =>
    Object.entries(states()).map(([state, count]) => ({ name, state, count })),
  )

type Connections = { idleCount: number; totalCount: number; waitingCount: number }

/** Shows a pool of connections. */
export const showPool = (name: string, pool: Connections): void =>
  showResource(name, () => ({
    idle: pool.idleCount,
    used: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  }))
