import { systemRequest } from '@/lib/payloadRequests'
import { wakeJob } from '@/operations/background/wakeJob'
import { inTransaction } from '@/operations/shared/transaction'
import {
  claimDeliveries,
  nextDelivery,
  releaseLost,
  type ClaimedDelivery,
} from '@/operations/webhooks/claimDeliveries'
import {
  noteSuccesses,
  prepareDeliveries,
  sendDelivery,
  type ReadyDelivery,
  type SentDelivery,
} from '@/operations/webhooks/deliver'
import { queueDeliveries } from '@/operations/webhooks/queueDeliveries'
import type { Payload } from 'payload'
import { createPause } from '../pause'

/**
 * Requests of a run at the same time; those that are waited for longer do not count. There are two to an
 * endpoint at most, however slow it is.
 */
const AT_ONCE = 32
/** Endpoints that do not respond would otherwise block all other deliveries until they time out. */
const SLOW_AFTER_MS = 1_000
/** No attempt begins later, unless one that is slow is waited for. */
const LONGEST_MS = 60_000
/** As long as a request takes at most. */
const ENDING_MS = 15_000
/** The run waits for deliveries due this soon: the second attempt comes after five seconds. */
const WAITED_FOR_SECONDS = 8
/** How long a run waits for an open transaction of another process. */
const PATIENCE_MS = 5_000
/** How often the log is looked at. */
const PAUSE_MS = 100
/** What ends within it is written down together. */
const GATHER_MS = 20
/** How often deliveries of killed servers are looked for. */
const LOST_EVERY_MS = 10_000

type Times = { waitedForSeconds?: number; longestMs?: number }

/** The requests of a run that are under way. */
const createRequests = (payload: Payload) => {
  const began = new Map<Promise<void>, number>()
  const sent: SentDelivery[] = []
  const failures: unknown[] = []
  const { pause, wake } = createPause()
  const now = () => Date.now()
  /** @returns how many are answered soon, as far as one knows */
  const countQuick = () => [...began.values()].filter((at) => now() - at < SLOW_AFTER_MS).length

  return {
    failures,
    countQuick,
    isEmpty: () => began.size === 0,
    hasSlow: () => countQuick() < began.size,
    start: (ready: ReadyDelivery) => {
      const work: Promise<void> = sendDelivery(payload, ready)
        .then((success) => {
          if (success) sent.push(success)
        })
        .catch((error: unknown) => void failures.push(error))
        .finally(() => {
          began.delete(work)
          wake()
        })
      began.set(work, now())
    },
    /** Waits until one ends, and a moment longer for others. */
    someEnded: async () => {
      await pause(PAUSE_MS)
      const end = now() + GATHER_MS
      while (countQuick() > 0 && now() < end) await pause(end - now())
    },
    allEnded: () => Promise.all(began.keys()),
    noteSent: async () => {
      if (sent.length > 0) await noteSuccesses(await systemRequest(payload), sent.splice(0))
    },
  }
}

/**
 * Follows the event log and sends what is due. Without a transaction while a receiver is waited for;
 * memory holds only the requests under way. Database reads and writes are batched.
 * @param options for tests: what is due later, and what is left after the longest time, is for another
 *   run
 */
export const sendWebhooks = async (
  payload: Payload,
  { waitedForSeconds = WAITED_FOR_SECONDS, longestMs = LONGEST_MS }: Times = {},
): Promise<void> => {
  const begin = Date.now()
  const elapsed = () => Date.now() - begin
  const requests = createRequests(payload)
  const { failures } = requests

  /** A slow request that is waited for at the end keeps no other endpoint from its deliveries. */
  const isOver = () =>
    failures.length > 0 ||
    (elapsed() > longestMs && !(requests.hasSlow() && elapsed() < longestMs + ENDING_MS))
  /** One that cannot be prepared keeps no other from being sent. */
  const prepare = async (claimed: readonly ClaimedDelivery[]): Promise<ReadyDelivery[]> => {
    try {
      return await prepareDeliveries(payload, claimed)
    } catch (error) {
      if (claimed.length > 1)
        return (await Promise.all(claimed.map((one) => prepare([one])))).flat()
      failures.push(error)
      return []
    }
  }
  const fill = async () => {
    for (;;) {
      const most = AT_ONCE - requests.countQuick()
      if (most <= 0 || isOver()) return
      // One that does not answer would be waited for after the end.
      const onlySound = elapsed() > longestMs - SLOW_AFTER_MS
      const claimed = await claimDeliveries(await systemRequest(payload), { most, onlySound })
      for (const ready of await prepare(claimed)) requests.start(ready)
      if (claimed.length < most) return
    }
  }
  /** @returns whether anything is left to wait for, after a pause */
  const waitForMore = async (): Promise<boolean> => {
    const { seconds, isHeldBack } = await nextDelivery(await systemRequest(payload))
    const isSoon = seconds !== null && seconds <= waitedForSeconds
    if (!isSoon && !(isHeldBack && elapsed() < PATIENCE_MS)) return false
    await requests.someEnded()
    return true
  }

  let hasMore = true
  let [queuedAt, releasedAt] = [-Infinity, -Infinity]
  /** Not after every short request: the check takes a lock. */
  const queue = async () => {
    if (!hasMore && !requests.isEmpty() && elapsed() - queuedAt < PAUSE_MS) return
    hasMore = await queueDeliveries(await systemRequest(payload))
    queuedAt = elapsed()
    if (elapsed() - releasedAt < LOST_EVERY_MS) return
    await releaseLost(await systemRequest(payload))
    releasedAt = elapsed()
  }

  try {
    while (!isOver()) {
      await queue()
      await fill()
      if (!requests.isEmpty()) await requests.someEnded()
      else if (!hasMore && !(await waitForMore())) return
      await requests.noteSent()
    }
  } finally {
    await requests.allEnded()
    await requests.noteSent()
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Deliveries could not be written down')
  const req = await systemRequest(payload)
  await inTransaction(req, () => wakeJob(req, 'send-webhooks'))
}
