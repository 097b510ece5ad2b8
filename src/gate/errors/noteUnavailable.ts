import { forLog } from '@/lib/errorText'
import type { Reason } from '@/domain/shared/refusal'
import { readReadiness } from '@/lib/readiness'
import { isDiskFull, isFilesAway, isPoolExhausted } from '@/lib/refusals/reasonOfPostgres'

type Logger = { error: (entry: Record<string, unknown>) => void }
/** Why the product is not available. */
export type Problem = 'database' | 'disk' | 'files' | 'release'
/** The database was changed by a newer release that this program does not fit. */
export class NewerSchema extends Error {}

const problemOf = (error: unknown): Problem => {
  if (error instanceof NewerSchema) return 'release'
  if (isFilesAway(error)) return 'files'
  return isDiskFull(error) ? 'disk' : 'database'
}

const MINUTE_MS = 60_000

// One per process: pages, endpoints and the server are bundled separately.
const KEY = Symbol.for('backoffice.unavailable')
type Seen = Partial<Record<Problem, { at: number; loggedAt: number }>>
const shared = globalThis as { [KEY]?: Seen }
const seen = (): Seen => (shared[KEY] ??= {})

/**
 * Records that a request failed because the database or the file bucket is unavailable, a disk is
 * full or the database belongs to a newer release, and logs the cause, at most once a minute.
 * @param args.error the error
 * @param args.now the present instant in milliseconds, on a monotonic clock
 */
export const noteUnavailable = (args: { error: unknown; logger?: Logger; now?: number }): void => {
  const { error, logger = console, now = performance.now() } = args
  const problem = problemOf(error)
  const { loggedAt = -Infinity } = seen()[problem] ?? {}
  const isDue = now - loggedAt >= MINUTE_MS
  seen()[problem] = { at: now, loggedAt: isDue ? now : loggedAt }
  if (isDue) logger.error({ msg: 'The system is not available', problem, error: forLog(error) })
}

/**
 * The reason a request failed, logged if the system is unavailable. An exhausted pool is either
 * busy or waits for a hanging database: the readiness check, which has a separate connection,
 * distinguishes the two.
 * @param args.reason from the error alone
 * @returns `unavailable` instead of `overloaded` when the database hangs; otherwise `args.reason`
 */
export const withAvailability = async (args: {
  reason: Reason
  error: unknown
  logger?: Logger
}): Promise<Reason> => {
  const { reason, error, logger } = args
  const isHanging =
    reason.code === 'overloaded' &&
    isPoolExhausted(error) &&
    ['unavailable', 'slow'].includes(await readReadiness())
  const known: Reason = isHanging ? { code: 'unavailable' } : reason
  if (known.code === 'unavailable' || known.code === 'diskFull') noteUnavailable({ error, logger })
  return known
}

/** The problem of the last minute while the database answered. */
export const recentProblem = (now = performance.now()): Problem | undefined =>
  (['disk', 'files'] as const).find(
    (problem) => now - (seen()[problem]?.at ?? -Infinity) < MINUTE_MS,
  )
