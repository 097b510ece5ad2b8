import type PgBoss from 'pg-boss'
import { BEATS_PER_LEASE, LEASE_SECONDS, type JobFacts, type JobName } from '@/domain/jobs/jobs'
import type { RefusalCode } from '@/domain/shared/refusal'
import { reasonOf } from '@/lib/errorText'
import { reasonOf as refusalOf } from '@/lib/refusals/reasonOf'
import { JOB_SCHEMA } from '@/operations/background/library'
import { createPause } from './pause'

/** The reason of a run that a stopping server released. */
export const SERVER_STOPPED = 'The server stopped'

/** A claimed run, as pg-boss returns it. */
export type Claimed = { id: string; retryCount: number; retryLimit: number }

type Options = {
  boss: PgBoss
  name: JobName
  run: () => Promise<void>
  /** Poll interval when there is no work. */
  pollMs: number
  /** Lease after the last heartbeat of a server, and maximum duration of a run. */
  leaseSeconds: number
  longestSeconds: number
  /** Called after every failure; `isLast` if no retry is left. What it throws is only logged. */
  onFailure: (failure: { name: JobName; error: unknown; isLast: boolean }) => Promise<void>
  /** Called with errors of pg-boss or the database. */
  onError: (error: unknown) => void
}

/**
 * Extends the deadline of a run while its server is alive, so that the run of a killed server is
 * found when the lease expires instead of after the job's maximum duration. pg-boss itself only has
 * a fixed deadline.
 * @returns a function that stops it
 */
const keepAlive = (
  options: Pick<Options, 'boss' | 'name' | 'leaseSeconds' | 'longestSeconds' | 'onError'>,
  { id }: Claimed,
): (() => void) => {
  const { boss, name, leaseSeconds, longestSeconds, onError } = options
  const end = Date.now() + longestSeconds * 1000
  const beat = () => {
    if (Date.now() >= end) return
    void boss
      .getDb()
      .executeSql(
        `update ${JOB_SCHEMA}.job set expire_in = now() - started_on + make_interval(secs => $3)
         where name = $1 and id = $2 and state = 'active'`,
        [name, id, leaseSeconds],
      )
      .catch(onError)
  }
  const timer = setInterval(beat, (leaseSeconds * 1000) / BEATS_PER_LEASE)
  return () => clearInterval(timer)
}

/** Codes too general for the jobs page: the message of the error is stored instead. */
const SAYS_NOTHING: readonly RefusalCode[] = ['unexpected', 'overloaded', 'invalidInput']

/**
 * The reason that is stored with a failed run and shown to administrators: a text, and the code and
 * values of a refusal, which the page translates. `part` is the number of failures, if only some of
 * several failed.
 */
export const failureOf = (error: unknown): Error => {
  const isMany = error instanceof AggregateError
  const { code, data } = refusalOf(isMany ? error.errors[0] : error)
  const failure = new Error(reasonOf(error))
  if (SAYS_NOTHING.includes(code)) return failure
  const [part] = isMany ? error.message.split(':') : []
  return Object.assign(failure, { code, data, ...(part && { part }) })
}

export type Worker = {
  /** Polls for work now instead of after the pause. */
  wake: () => void
  /** Takes no further runs. The current one may end within that time, otherwise it is released. */
  stop: (patienceMs: number) => Promise<void>
}

/**
 * Claims the runs of one job and executes them one after the other. The library's own workers do
 * not handle rejections of `complete` and `fail`: a short outage of the database would end the
 * process with an unhandled rejection. A run whose result could not be stored counts as dead after
 * its lease, and is retried.
 */
export const startWorker = (options: Options): Worker => {
  const { boss, name, run, pollMs, leaseSeconds, longestSeconds, onFailure, onError } = options
  const { pause, wake } = createPause()
  let isStopped = false
  let current: Claimed | null = null

  const fail = async ({ id, retryCount, retryLimit }: Claimed, error: unknown) => {
    await boss.fail(name, id, failureOf(error))
    await onFailure({ name, error, isLast: retryCount >= retryLimit })
  }
  const carryOut = async (claimed: Claimed) => {
    const stopBeating = keepAlive({ boss, name, leaseSeconds, longestSeconds, onError }, claimed)
    try {
      await run().finally(stopBeating)
    } catch (error) {
      // Already released by `stop`: another process may hold it by now.
      if (current === claimed) await fail(claimed, error)
      return
    }
    if (current === claimed) await boss.complete(name, claimed.id)
  }
  const takeOne = async (): Promise<boolean> => {
    const [claimed] = (await boss.fetch(name, { includeMetadata: true })) as Claimed[]
    if (!claimed) return false
    current = claimed
    await carryOut(claimed)
    return true
  }
  const loop = async () => {
    while (!isStopped) {
      const found = await takeOne().catch((error: unknown) => {
        onError(error)
        return false
      })
      current = null
      if (!found && !isStopped) await pause(pollMs)
    }
  }
  const done = loop()

  return {
    wake,
    stop: async (patienceMs) => {
      isStopped = true
      wake()
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs)
      })
      await Promise.race([done, patience])
      clearTimeout(timer)
      const unfinished = current
      current = null
      if (unfinished) await boss.fail(name, unfinished.id, new Error(SERVER_STOPPED)).catch(onError)
    },
  }
}

/** The library's queue options for a job, from its definition. */
export const queueOf = (name: JobName, { retries = 3 }: JobFacts) => ({
  name,
  // At most one run of a queue is waiting, one awaits its retry and one is active, whichever
  // process queued them.
  policy: 'stately' as const,
  expireInSeconds: LEASE_SECONDS,
  retryLimit: retries,
  retryDelay: 30,
  retryBackoff: true,
})
