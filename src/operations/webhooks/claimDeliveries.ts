import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { FAILURES_BEFORE_PROBES } from '@/domain/webhooks/webhook'
import { readRows } from '@/queries/shared/rows'
import { inTransaction, query } from '../shared/transaction'

/** Longer than a request takes: the server that sent it was killed. */
const LOST_AFTER = '2 minutes'
/** Requests to one endpoint at the same time. A literal: the planner has to know how few rows it reads. */
const ENDPOINT_AT_ONCE = sql.raw('2')

/** SQL, of deliveries `d`: in the words of the index that finds the next one without sorting. */
const IS_DUE = sql`d.state = 'waiting' and d.due_at <= now()`

/**
 * SQL, of deliveries `d`: no earlier event of the same record is still to be sent for the first time.
 * One that failed holds back nothing.
 */
const IS_NEXT = sql`(d.attempts > 0 or not exists (
  select from webhook_deliveries earlier
  where earlier.endpoint_id = d.endpoint_id and earlier.subject = d.subject
    and earlier.document = d.document and earlier.event < d.event
    and ((earlier.state = 'waiting' and earlier.attempts = 0)
      or (earlier.state = 'sending' and earlier.attempts = 1))))`

/**
 * Lets deliveries that a killed server was sending be sent again: whether the receiver got them, nobody
 * knows. The attempt counts, so that one that kills its server is given up as well.
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
 * Claims the next deliveries for one attempt each, so that no other instance sends them; committed before
 * anything is sent. Each endpoint gets one before any gets a second, and the endpoints that were used
 * longest ago come first: one that is slow or down keeps no other from its deliveries.
 * @param args.most how many at most
 * @param args.onlySound none of endpoints whose last attempt failed, or that did not answer yet
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
 * When the job has something to do again.
 * @returns seconds until the next delivery is due, 0 for now; null when nothing waits. `isHeldBack`:
 *   an open transaction keeps committed events from being looked at
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
