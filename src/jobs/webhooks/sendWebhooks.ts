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
 * Number of concurrent requests of a run, without those that are slow (`SLOW_AFTER_MS`). Each
 * endpoint has at most two, however slow it is.
 */
const AT_ONCE = 32
/**
 * Requests longer than this no longer count, so that endpoints that do not respond do not block all
 * other deliveries until they time out.
 */
const SLOW_AFTER_MS = 1_000
/** A run starts no attempt after this time, unless it waits for a slow request anyway. */
const LONGEST_MS = 60_000
/** The longest duration of a request. */
const ENDING_MS = 15_000
/** The run waits for deliveries due this soon: the second attempt comes after five seconds. */
const WAITED_FOR_SECONDS = 8
/** How long a run waits for an open transaction of another process. */
const PATIENCE_MS = 5_000
/** How often the event log is polled. */
const PAUSE_MS = 100
/** Requests that end within this time are recorded together. */
const GATHER_MS = 20
/** How often the deliveries of killed servers are released. */
const LOST_EVERY_MS = 10_000

type Times = { waitedForSeconds?: number; longestMs?: number }

/** The running requests of a run. */
const createRequests = (payload: Payload) => {
  const began = new Map<Promise<void>, number>()
  const sent: SentDelivery[] = []
  const failures: unknown[] = []
  const { pause, wake } = createPause()
  const now = () => Date.now()
  /** @returns the number of requests that are not slow yet */
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
    /** Waits until a request ends, and a moment longer for others to end too. */
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
 * Follows the event log and sends due deliveries. No transaction is open while it waits for a
 * receiver; memory holds only the running requests. Database reads and writes are batched.
 * @param options for tests: deliveries that are due later, and those left after the longest time,
 *   are for another run
 */
export const sendWebhooks = async (
  payload: Payload,
  { waitedForSeconds = WAITED_FOR_SECONDS, longestMs = LONGEST_MS }: Times = {},
): Promise<void> => {
  const begin = Date.now()
  const elapsed = () => Date.now() - begin
  const requests = createRequests(payload)
  const { failures } = requests

  /** While the run waits for a slow request at its end, it goes on sending to other endpoints. */
  const isOver = () =>
    failures.length > 0 ||
    (elapsed() > longestMs && !(requests.hasSlow() && elapsed() < longestMs + ENDING_MS))
  /** A delivery that cannot be prepared does not prevent the others. */
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
      // Near the end, endpoints that recently failed are left out: the run would have to wait for
      // them.
      const onlySound = elapsed() > longestMs - SLOW_AFTER_MS
      const claimed = await claimDeliveries(await systemRequest(payload), { most, onlySound })
      for (const ready of await prepare(claimed)) requests.start(ready)
      if (claimed.length < most) return
    }
  }
  /** Pauses. @returns whether there is anything left to wait for */
  const waitForMore = async (): Promise<boolean> => {
    const { seconds, isHeldBack } = await nextDelivery(await systemRequest(payload))
    const isSoon = seconds !== null && seconds <= waitedForSeconds
    if (!isSoon && !(isHeldBack && elapsed() < PATIENCE_MS)) return false
    await requests.someEnded()
    return true
  }

  let hasMore = true
  let [queuedAt, releasedAt] = [-Infinity, -Infinity]
  /** Not after every short request, because the check takes a lock. */
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
