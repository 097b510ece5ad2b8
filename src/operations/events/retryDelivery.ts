import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SubscriberName } from '@/domain/events/events'
import { Refusal } from '@/domain/shared/refusal'
import { wakeJob } from '../background/wakeJob'
import { inTransaction, query } from '../shared/transaction'

/**
 * Queues a failed delivery of an event to a subscriber again, with as many attempts as a new one. It
 * runs before queued events of the same record, and after those that were delivered meanwhile.
 * @throws Refusal `notFound` when it is no longer dead
 */
export const retryDelivery = (args: {
  req: PayloadRequest
  event: number
  subscriber: SubscriberName
}): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, event, subscriber } = args
    const changed = await query(
      req,
      sql`update event_deliveries set state = 'waiting', attempts = 0, due_at = now()
          where event_id = ${event} and subscriber = ${subscriber} and state = 'dead'
          returning event_id`,
    )
    if (changed.length === 0) throw new Refusal('notFound')
    await wakeJob(req, 'deliver-events')
  })
