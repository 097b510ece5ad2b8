import { AsyncResource } from 'node:async_hooks'
import PQueue from 'p-queue'
import { Refusal } from '@/domain/shared/refusal'
import { CONNECTIONS } from '@/database/connections'
import { showResource } from '@/lib/resources'

/**
 * Parallel changes per process: each holds one of the pool's connections, and reads need some too.
 */
export const MAX_WRITES = Math.floor(CONNECTIONS.requests.most * 0.6)
/** Queued changes, and their timeout, before the response is "try later". */
export const MAX_WAITING = 400
export const MAX_WAIT_MS = 20_000

// One queue per process, even if the bundler creates several copies of this module.
const KEY = Symbol.for('backoffice.writeQueue')
const shared = globalThis as { [KEY]?: PQueue }
const makeQueue = () => {
  const queue = new PQueue({ concurrency: MAX_WRITES })
  showResource('changes', () => ({ running: queue.pending, waiting: queue.size }))
  return queue
}
const queueOfProcess = () => (shared[KEY] ??= makeQueue())

/**
 * Runs a change when a place is free, so that changes never take every database connection.
 * @param work the change; started at most once
 * @param options for tests: another queue, a shorter one, a shorter timeout in milliseconds
 * @throws Refusal `overloaded` when too many are queued, or after MAX_WAIT_MS
 */
export const queueWrite = async <T>(
  work: () => Promise<T>,
  options: { queue?: PQueue; maxWaiting?: number; maxWaitMs?: number } = {},
): Promise<T> => {
  const { queue = queueOfProcess(), maxWaiting = MAX_WAITING, maxWaitMs = MAX_WAIT_MS } = options
  if (queue.size >= maxWaiting) throw new Refusal('overloaded')
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new Refusal('overloaded')), maxWaitMs)
  try {
    return await queue.add(
      // Without this the queue would start the change in the async context of the finished one:
      // user, idempotency key and dry run would be those of another request.
      AsyncResource.bind(() => {
        clearTimeout(timer)
        return work()
      }),
      { signal: patience.signal },
    )
  } finally {
    clearTimeout(timer)
  }
}
