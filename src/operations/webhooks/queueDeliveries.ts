import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { eventTypeOf } from '@/catalog/eventTypes'
import { inTransaction, query } from '../shared/transaction'

/** Events that one transaction looks at. */
const AT_ONCE = 500

type LoggedEvent = {
  id: string
  transaction: string
  name: string
  subject: string
}

/**
 * Moves on in the event log, and writes a delivery for each event and enabled endpoint that wants its
 * type. The place in the log and the deliveries are one commit: a server killed in the middle loses
 * nothing and queues nothing twice. Only what happened before the oldest open transaction is looked at,
 * because ids are given in another order than that of commits (decision 0091).
 * @returns whether there may be more to look at
 */
export const queueDeliveries = (req: PayloadRequest): Promise<boolean> =>
  inTransaction(req, async () => {
    // Other instances wait here, and then go on from where this one ended.
    const [place] = await query<{ transaction: string; id: string }>(
      req,
      // A copied database may be ahead of the transactions of its new server.
      sql`select case when sent_transaction > pg_snapshot_xmax(pg_current_snapshot())
            then pg_snapshot_xmin(pg_current_snapshot()) else sent_transaction end::text as transaction,
            sent_id::text as id
          from event_log for update`,
    )
    if (!place) throw new Error('The event log has no place')
    const events = await query<LoggedEvent>(
      req,
      sql`select id::text, transaction::text, name, subject from events
          where (transaction, id) > (${place.transaction}::xid8, ${place.id}::bigint)
            and transaction < pg_snapshot_xmin(pg_current_snapshot())
          order by transaction, id limit ${AT_ONCE}`,
    )
    const last = events.at(-1)
    if (!last) return false
    const typed = events.flatMap((event) => {
      const type = eventTypeOf(event)
      return type === null ? [] : [{ id: event.id, type }]
    })
    await query(
      req,
      sql`insert into webhook_deliveries (endpoint_id, event, subject, document)
          select w.id, e.id, e.subject, e.document
          from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) t(id bigint, type text)
            join events e on e.id = t.id
            join webhooks w on w.enabled and w.types ? t.type
          order by e.transaction, e.id, w.id
          on conflict (endpoint_id, event) do nothing`,
    )
    await query(
      req,
      sql`update event_log set sent_transaction = ${last.transaction}::xid8,
            sent_id = ${last.id}::bigint`,
    )
    return events.length === AT_ONCE
  })
