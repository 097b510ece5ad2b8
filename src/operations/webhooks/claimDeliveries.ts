import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { FAILURES_BEFORE_PROBES } from '@/domain/webhooks/webhook'
import { readRows } from '@/queries/shared/rows'
import { inTransaction, query } from '../shared/transaction'

/** Longer than any request takes: after this time the sending server counts as killed. */
const LOST_AFTER = '2 minutes'
/**
 * Requests to one endpoint at the same time. Inlined as a literal, so that the planner knows how
 * few rows are read.
 */
const ENDPOINT_AT_ONCE = sql.raw('2')

/**
 * SQL, on deliveries `d`: due. Written exactly as in the condition of the partial index, which
 * returns the next ones without sorting.
 */
const IS_DUE = sql`d.state = 'waiting' and d.due_at <= now()`

/**
 * SQL, on deliveries `d`: the first attempt for every earlier event of the same record has ended. A
 * failed attempt does not block later events.
 */
const IS_NEXT = sql`(d.attempts > 0 or not exists (
  select from webhook_deliveries earlier
  where earlier.endpoint_id = d.endpoint_id and earlier.subject = d.subject
    and earlier.document = d.document and earlier.event < d.event
    and ((earlier.state = 'waiting' and earlier.attempts = 0)
      or (earlier.state = 'sending' and earlier.attempts = 1))))`

/**
 * Queues deliveries again that a killed server was sending; it is unknown whether the receiver got
 * them. The attempt counts, so that a delivery that crashes its server is given up in the end.
 */
export const releaseLost = (req: PayloadRequest): Promise<unknown> =>
  inTransaction(req, () =>
    query(
      req,
      sql`update webhook_deliveries set state = 'waiting', claimed_at = null, due_at = now()
          where state = 'sending' and claimed_at < now() - ${LOST_AFTER}::interval`,
    ),
  )

export type ClaimedDelivery = { id: string; endpoint: number; event: string; attempts: number }

/**
 * Claims the next deliveries for one attempt each, so that no other instance sends them; committed
 * before anything is sent. Every endpoint gets one delivery before any gets a second, and the least
 * recently used endpoints come first, so that a slow or failing one does not delay the others.
 * @param args.most maximum number
 * @param args.onlySound excludes endpoints whose last attempt failed, or with a request without a
 *   response yet
 */
export const claimDeliveries = (
  req: PayloadRequest,
  { most, onlySound = false }: { most: number; onlySound?: boolean },
): Promise<ClaimedDelivery[]> =>
  inTransaction(req, () =>
    query<ClaimedDelivery>(
      req,
      sql`with chosen as (
            select s.webhook_id, next.id from webhook_states s
              join webhooks w on w.id = s.webhook_id
              cross join lateral (
                select count(*) as requests from webhook_deliveries d
                where d.endpoint_id = s.webhook_id and d.state = 'sending'
                  and d.claimed_at >= now() - ${LOST_AFTER}::interval) running
              cross join lateral (
                select d.id, row_number() over (order by d.due_at, d.event) as place
                from webhook_deliveries d
                where d.endpoint_id = s.webhook_id and ${IS_DUE} and ${IS_NEXT}
                order by d.due_at, d.event limit ${ENDPOINT_AT_ONCE}) next
            where w.enabled and (s.probe_at is null or s.probe_at <= now())
              and next.place + running.requests <= case
                when s.failures < ${FAILURES_BEFORE_PROBES} then ${ENDPOINT_AT_ONCE} else 1 end
              and (not ${onlySound} or (s.failures = 0 and running.requests = 0))
            order by next.place, s.claimed_at nulls first, s.webhook_id limit ${most}
            for update of s skip locked),
          used as (
            update webhook_states s set claimed_at = clock_timestamp()
            from chosen where s.webhook_id = chosen.webhook_id)
          update webhook_deliveries d set state = 'sending', attempts = d.attempts + 1,
              claimed_at = clock_timestamp()
          from chosen where d.id = chosen.id and ${IS_DUE}
          returning d.id::text, d.endpoint_id as endpoint, d.event::text as event, d.attempts`,
    ),
  )

/**
 * When the job has to run again.
 * @returns seconds until the next delivery is due, 0 for now; null if none is queued. `isHeldBack`:
 *   an open transaction prevents committed events from being examined
 */
export const nextDelivery = async (
  req: PayloadRequest,
): Promise<{ seconds: number | null; isHeldBack: boolean }> => {
  const [row] = await readRows<{ seconds: number | null; isHeldBack: boolean }>(
    req,
    sql`select (
          select extract(epoch from min(greatest(next.due_at, s.probe_at, now())) - now())::float8
          from webhook_states s join webhooks w on w.id = s.webhook_id and w.enabled
            cross join lateral (select d.due_at from webhook_deliveries d
              where d.endpoint_id = s.webhook_id and d.state = 'waiting'
              order by d.due_at limit 1) next) as seconds,
        exists (select from events where transaction >= pg_snapshot_xmin(pg_current_snapshot()))
          and exists (select from webhooks where enabled) as "isHeldBack"`,
  )
  return row ?? { seconds: null, isHeldBack: false }
}
