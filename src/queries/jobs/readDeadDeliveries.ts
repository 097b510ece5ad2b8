import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { DeadDelivery } from '@/domain/jobs/sheet'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

/** Deliveries for which no try is left, oldest first, as they should be tried again; 100 at most. */
export const readDeadDeliveries = (req: PayloadRequest): Promise<DeadDelivery[]> =>
  readRows<DeadDelivery>(
    req,
    sql`select e.id::text as event, d.subscriber, e.name, e.document,
               ${momentText(sql`e.at`)} as at, d.attempts as tries, d.last_error as reason,
               (select count(*)::int from event_deliveries later
                where later.subscriber = d.subscriber and later.subject = d.subject
                  and later.document = d.document and later.event_id > d.event_id
                  and later.state = 'done') as passed
        from event_deliveries d join events e on e.id = d.event_id
        where d.state = 'dead' order by d.event_id limit 100`,
  )
