/** Counts by state: `{ idle: 3, used: 2, waiting: 0 }`. */
type States = () => Record<string, number>

// One per process, shared by symbol: the server and Next's code are separate bundles.
const KEY = Symbol.for('backoffice.resources')
const shared = globalThis as { [KEY]?: Map<string, States> }
const resources = () => (shared[KEY] ??= new Map<string, States>())

/**
 * Registers a resource of this process for the metrics.
 * @param name in the metrics; a later registration of the same name replaces the earlier one
 * @param states called at each read of the metrics
 */
export const showResource = (name: string, states: States): void =>
  void resources().set(name, states)

/** The current states of all registered resources. */
export const shownResources = (): { name: string; state: string; count: number }[] =>
  [...resources()].flatMap(([name, states]) =>
    Object.entries(states()).map(([state, count]) => ({ name, state, count })),
  )

type Connections = { idleCount: number; totalCount: number; waitingCount: number }

/** Registers a pool of connections. */
export const showPool = (name: string, pool: Connections): void =>
  showResource(name, () => ({
    idle: pool.idleCount,
    used: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  }))
