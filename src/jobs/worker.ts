import type PgBoss from 'pg-boss'
import type { JobFacts, JobName } from '@/domain/jobs/jobs'
import { reasonOf } from '@/lib/errorText'

/** A claimed run, as the library tells it. */
export type Claimed = { id: string; retryCount: number; retryLimit: number }

type Options = {
  boss: PgBoss
  name: JobName
  run: () => Promise<void>
  /** How long to rest when there is nothing to do. */
  pollMs: number
  /** Told of every failure; `isLast` when no try is left. A throw of it is only logged. */
  onFailure: (failure: { name: JobName; error: unknown; isLast: boolean }) => Promise<void>
  /** Told of what the library or the database refused. */
  onError: (error: unknown) => void
}

export type Worker = {
  /** Looks for work now instead of after the rest. */
  wake: () => void
  /** Takes no more work; a run under way may end within that time, else it is given back. */
  stop: (patienceMs: number) => Promise<void>
}

/** A rest that can be cut short. */
const createRest = () => {
  let end: (() => void) | undefined
  let isWoken = false
  return {
    rest: (ms: number) =>
      new Promise<void>((resolve) => {
        if (isWoken) {
          isWoken = false
          resolve()
          return
        }
        const timer = setTimeout(() => end?.(), ms)
        end = () => {
          clearTimeout(timer)
          end = undefined
          resolve()
        }
      }),
    wake: () => {
      if (end) end()
      else isWoken = true
    },
  }
}

/**
 * Claims the runs of one job and carries them out, one after the other. The library's own workers
 * leave the promise of `complete` and `fail` alone: a database that is away for a moment would end
 * the process with an unhandled rejection. A run whose end could not be written counts as dead
 * after its time, and is tried again.
 */
export const startWorker = (options: Options): Worker => {
  const { boss, name, run, pollMs, onFailure, onError } = options
  const { rest, wake } = createRest()
  let isStopped = false
  let current: Claimed | null = null

  const fail = async ({ id, retryCount, retryLimit }: Claimed, error: unknown) => {
    // What is kept with the run is shown to administrators.
    await boss.fail(name, id, new Error(reasonOf(error)))
    await onFailure({ name, error, isLast: retryCount >= retryLimit })
  }
  const carryOut = async (claimed: Claimed) => {
    try {
      await run()
    } catch (error) {
      // Given back by `stop` already: somebody else may hold it by now.
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
      if (!found && !isStopped) await rest(pollMs)
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
      if (unfinished)
        await boss.fail(name, unfinished.id, new Error('The server stopped')).catch(onError)
    },
  }
}

/** How a queue of the library is made from what is known of its job. */
export const queueOf = (name: JobName, { expireInSeconds, retries = 3 }: JobFacts) => ({
  name,
  // At most one of a queue waits, one waits to be tried again and one runs, whoever asked for it.
  policy: 'stately' as const,
  expireInSeconds,
  retryLimit: retries,
  retryDelay: 30,
  retryBackoff: true,
})
