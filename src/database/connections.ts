/** Connections a process opens for requests when nobody says otherwise. */
export const DEFAULT_POOL = 20
/** Connections for reads of one statement: more would only wait for processors. */
export const READ_POOL = 3
/** What it opens besides: reads, jobs, and the lines that hear of work and of notifications. */
const BESIDES = 5 + READ_POOL
/** Kept for administrators, migrations and backups. */
const SPARE = 10
const LEAST = 3

/**
 * How many connections each of several processes may open for requests, so that all of them together
 * stay below what the server takes.
 * @param args.workers how many processes
 * @param args.maxConnections of the PostgreSQL server
 * @param args.wanted what somebody asked for
 * @returns the size, or null when there are too many processes, or too many wanted
 */
export const poolSizeOf = (args: {
  workers: number
  maxConnections: number
  wanted?: number
}): number | null => {
  const { workers, maxConnections, wanted } = args
  const most = Math.floor((maxConnections - SPARE) / workers) - BESIDES
  const size = wanted ?? Math.min(DEFAULT_POOL, most)
  return size >= LEAST && size <= most ? size : null
}
