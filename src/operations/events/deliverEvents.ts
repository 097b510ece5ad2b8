import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { StoredEvent, SubscriberName } from '@/domain/events/events'
import { MOST_ATTEMPTS, secondsToWait } from '@/domain/events/retry'
import { forLog, reasonOf } from '@/lib/errorText'
import { systemRequest } from '@/lib/payloadRequests'
import { replyToCustomer } from './replyToCustomer'
import { notifyAdministrators } from '../notifications/notifyAdministrators'
import { inTransaction, query } from '../shared/transaction'
import { notifyOfEvent } from '../notifications/notifyOfEvent'

/**
 * Handler of an event, in the transaction that marks it as done. A throw rolls everything back, and
 * it may be retried; effects outside of the database belong in a separate job (a mail is a row).
 */
export type Handler = (req: PayloadRequest, event: StoredEvent) => Promise<void>

/** Every subscriber of `domain/events` has one. */
const HANDLERS: Readonly<Record<SubscriberName, Handler>> = {
  notifications: notifyOfEvent,
  actions: replyToCustomer,
}

type Handlers = Readonly<Record<string, Handler>>
type Delivery = { event: StoredEvent; subscriber: SubscriberName; attempts: number }

/**
 * Claims the next delivery until the end of the transaction: one that is due and first in the queue
 * of its subscriber and record. Deliveries locked by other processes are skipped, together with
 * those queued after them.
 */
const claim = async (req: PayloadRequest): Promise<Delivery | null> => {
  const [row] = await query<Delivery>(
    req,
    sql`select d.subscriber, d.attempts, jsonb_build_object('id', e.id, 'name', e.name,
            'document', e.document, 'actor', e.actor, 'data', e.data) as event
        from event_deliveries d join events e on e.id = d.event_id
        where d.state = 'waiting' and d.due_at <= now() and not exists (
          select from event_deliveries earlier where earlier.state = 'waiting'
            and earlier.subscriber = d.subscriber and earlier.subject = d.subject
            and earlier.document = d.document and earlier.event_id < d.event_id)
        order by d.event_id limit 1 for update of d skip locked`,
  )
  return row ?? null
}

const markDone = (req: PayloadRequest, { event, subscriber, attempts }: Delivery) =>
  query(
    req,
    sql`update event_deliveries set state = 'done', done_at = now(), attempts = ${attempts + 1}
        where event_id = ${event.id} and subscriber = ${subscriber}`,
  )

/** @returns whether no retries are left */
const markFailed = async (
  req: PayloadRequest,
  delivery: Delivery,
  error: unknown,
): Promise<boolean> => {
  const attempts = delivery.attempts + 1
  const changed = await inTransaction(req, () =>
    query<{ state: string }>(
      req,
      // Only if unchanged since it was claimed: another process may have succeeded meanwhile.
      sql`update event_deliveries set attempts = ${attempts}, last_error = ${reasonOf(error)},
            state = ${attempts >= MOST_ATTEMPTS ? 'dead' : 'waiting'},
            due_at = now() + make_interval(secs => ${secondsToWait(attempts)})
          where event_id = ${delivery.event.id} and subscriber = ${delivery.subscriber}
            and state = 'waiting' and attempts = ${delivery.attempts}
          returning state`,
    ),
  )
  return changed[0]?.state === 'dead'
}

/**
 * Notifies administrators of a dead delivery in a transaction of its own. A failure is only logged:
 * it often has the same cause as the dead delivery, and must not stop the other deliveries.
 */
const reportDead = async (payload: Payload): Promise<void> => {
  const req = await systemRequest(payload)
  try {
    await inTransaction(req, () => notifyAdministrators({ req, event: 'deliveryFailed' }))
  } catch (error) {
    payload.logger.error({
      msg: 'Administrators could not be notified of a dead delivery',
      error: forLog(error),
    })
  }
}

/** @returns whether there was a due delivery */
const deliverOne = async (payload: Payload, handlers: Handlers): Promise<boolean> => {
  const req = await systemRequest(payload)
  let claimed: Delivery | null = null
  try {
    await inTransaction(req, async () => {
      claimed = await claim(req)
      if (!claimed) return
      const handle = handlers[claimed.subscriber]
      if (!handle) throw new Error(`Nobody is called ${claimed.subscriber}`)
      await handle(req, claimed.event)
      await markDone(req, claimed)
    })
  } catch (error) {
    if (!claimed) throw error
    const { subscriber, event } = claimed as Delivery
    payload.logger.error({
      msg: 'An event was not delivered',
      subscriber,
      event: event.id,
      error: forLog(error),
    })
    if (await markFailed(await systemRequest(payload), claimed, error)) await reportDead(payload)
  }
  return claimed !== null
}

/**
 * Delivers queued events, one event and subscriber per transaction. May run in several processes at
 * once and be killed at any moment: an effect and its mark are one commit.
 * @param options.forMs starts no further delivery after that time
 * @param options.handlers for tests
 * @returns whether due deliveries may remain
 */
export const deliverEvents = async (
  payload: Payload,
  { forMs = 15_000, handlers = HANDLERS }: { forMs?: number; handlers?: Handlers } = {},
): Promise<boolean> => {
  const end = Date.now() + forMs
  while (Date.now() < end) if (!(await deliverOne(payload, handlers))) return false
  return true
}
