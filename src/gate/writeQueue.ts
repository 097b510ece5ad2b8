import { AsyncResource } from 'node:async_hooks'
import PQueue from 'p-queue'
import { Refusal } from '@/domain/shared/refusal'
import { CONNECTIONS } from '@/database/connections'
import { showResource } from '@/lib/resources'

/**
 * Changes running at once per process: each holds one of the pool's connections to its end, and reads
 * need some too.
 */
export const MAX_WRITES = Math.floor(CONNECTIONS.requests.most * 0.6)
/** Changes that may wait, and how long, before the answer is "try later". */
export const MAX_WAITING = 400
export const MAX_WAIT_MS = 20_000

// One queue per process, also when the bundler makes several copies of this module.
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
 * @param work the change; begun at most once
 * @param options for tests: another queue, a shorter waiting list, a shorter timeout in
 *   milliseconds
 * @throws Refusal `overloaded` when too many wait already, or after MAX_WAIT_MS of waiting
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
      // The queue begins what waited in the context of the change that made room for it: who does it, its
      // idempotency key and whether it is a dry run would be those of another request.
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
