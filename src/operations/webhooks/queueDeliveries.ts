import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { eventTypeOf } from '@/catalog/eventTypes'
import { inTransaction, query } from '../shared/transaction'

/** Events examined by one transaction. */
const AT_ONCE = 500

type LoggedEvent = {
  id: string
  transaction: string
  name: string
  subject: string
}

/**
 * Advances in the event log, and queues a delivery for each event and each endpoint of its type
 * that was enabled then and still is. The log position and the deliveries are one commit: a server
 * killed in between loses nothing and queues nothing twice. Only events before the oldest open
 * transaction are examined, because ids do not follow the order of commits (decision 0091).
 * @returns whether there may be more to examine
 */
export const queueDeliveries = (req: PayloadRequest): Promise<boolean> =>
  inTransaction(req, async () => {
    // Other instances wait here, and then continue from the new position.
    const [place] = await query<{ transaction: string; id: string }>(
      req,
      // A copied database may be ahead of the transaction ids of its new server.
      sql`select case when sent_transaction > pg_snapshot_xmax(pg_current_snapshot())
            then pg_snapshot_xmin(pg_current_snapshot()) else sent_transaction end::text as transaction,
            sent_id::text as id
          from event_log for update`,
    )
    if (!place) throw new Error('The event log has no place')
    const events = await query<LoggedEvent>(
      req,
      // Ordered by `e.id`: plain `id` would be the selected column, which is text.
      sql`select e.id::text, e.transaction::text, e.name, e.subject from events e
          where (e.transaction, e.id) > (${place.transaction}::xid8, ${place.id}::bigint)
            and e.transaction < pg_snapshot_xmin(pg_current_snapshot())
          order by e.transaction, e.id limit ${AT_ONCE}`,
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
            join webhook_states s on s.webhook_id = w.id and s.enabled_since <= e.at
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
