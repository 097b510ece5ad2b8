import { setTimeout as sleep } from 'node:timers/promises'
import { systemRequest } from '@/lib/payloadRequests'
import { wakeJob } from '@/operations/background/wakeJob'
import { inTransaction } from '@/operations/shared/transaction'
import {
  attemptDelivery,
  claimDeliveries,
  nextDelivery,
  releaseLost,
  type ClaimedDelivery,
} from '@/operations/webhooks/deliver'
import { queueDeliveries } from '@/operations/webhooks/queueDeliveries'
import type { Payload } from 'payload'

/** Requests of a run at the same time, to all endpoints; those that are waited for longer do not count. */
const AT_ONCE = 16
/** Deliveries are claimed for so many at a time: each claim looks at every endpoint. */
const CLAIMED_AT_ONCE = 8
/** Endpoints that do not answer would else keep all others from their deliveries until they time out. */
const SLOW_AFTER_MS = 1_000
/** Requests at the same time with the slow ones: what memory is needed for. */
const MOST_AT_ONCE = 64
/** No attempt begins later; the last takes another fifteen seconds at most. */
const LONGEST_MS = 60_000
/** What is due so soon is waited for: the second attempt comes after five seconds. */
const WAITED_FOR_SECONDS = 8
/** For how long a run waits for an open transaction of somebody else. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 250

/**
 * Follows the event log and sends what is due. Without a transaction while a receiver is waited for;
 * memory holds the requests under way alone.
 * @param options for tests: what is due later, and what is left after the longest time, is for another
 *   run
 */
export const sendWebhooks = async (
  payload: Payload,
  {
    waitedForSeconds = WAITED_FOR_SECONDS,
    longestMs = LONGEST_MS,
  }: { waitedForSeconds?: number; longestMs?: number } = {},
): Promise<void> => {
  const begin = Date.now()
  /** Requests under way, with when each began. */
  const running = new Map<Promise<void>, number>()
  const failures: unknown[] = []
  const start = (delivery: ClaimedDelivery) => {
    const work: Promise<void> = attemptDelivery(payload, delivery)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(work))
    running.set(work, Date.now())
  }
  /** @returns how many more requests may begin now */
  const room = (): number => {
    const now = Date.now()
    const quick = [...running.values()].filter((began) => now - began < SLOW_AFTER_MS)
    return Math.min(AT_ONCE - quick.length, MOST_AT_ONCE - running.size)
  }
  const isOver = () => failures.length > 0 || Date.now() - begin > longestMs
  const fill = async () => {
    for (let most = room(); most >= CLAIMED_AT_ONCE && !isOver(); most = room()) {
      const claimed = await claimDeliveries(await systemRequest(payload), most)
      if (claimed.length === 0) return
      claimed.forEach(start)
    }
  }
  /** @returns whether there is anything to wait for, after a pause */
  const waitForMore = async (): Promise<boolean> => {
    const { seconds, isHeldBack } = await nextDelivery(await systemRequest(payload))
    const isSoon = seconds !== null && seconds <= waitedForSeconds
    if (!isSoon && !(isHeldBack && Date.now() - begin < PATIENCE_MS)) return false
    await sleep(PAUSE_MS)
    return true
  }

  let hasMore = true
  let queuedAt = 0
  /** Not after each of many short requests: looking takes a lock. */
  const queue = async () => {
    if (!hasMore && running.size > 0 && Date.now() - queuedAt < PAUSE_MS) return
    hasMore = await queueDeliveries(await systemRequest(payload))
    await releaseLost(await systemRequest(payload))
    queuedAt = Date.now()
  }

  try {
    while (!isOver()) {
      await queue()
      await fill()
      if (running.size > 0) await Promise.race([...running.keys(), sleep(PAUSE_MS)])
      else if (!hasMore && !(await waitForMore())) return
    }
  } finally {
    await Promise.all(running.keys())
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Deliveries could not be written down')
  const req = await systemRequest(payload)
  await inTransaction(req, () => wakeJob(req, 'send-webhooks'))
}
