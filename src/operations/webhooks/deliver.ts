import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import {
  FAILURES_BEFORE_PROBES,
  MAX_BODY_BYTES,
  retryAfterOf,
  waitAfterAttempt,
  waitBeforeProbe,
  type DeliveryFailure,
} from '@/domain/webhooks/webhook'
import { systemRequest } from '@/lib/payloadRequests'
import { readEnvelope, type EventEnvelope } from '@/queries/events/envelopes'
import { readRows } from '@/queries/shared/rows'
import { readTarget, requestOfProgram, type OwnedTarget } from '@/queries/webhooks/webhookTarget'
import { inTransaction, query } from '../shared/transaction'
import { sendRequest, type Attempt } from './sendRequest'
import { disableForReason, noteFailing } from './warnOfFailing'

/** Longer than a request takes: the server that sent it was killed. */
const LOST_AFTER = '2 minutes'
/** Requests to one endpoint at the same time. */
const ENDPOINT_AT_ONCE = 2

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
 * Claims the next delivery of several endpoints for one attempt each, so that no other instance sends
 * them; committed before anything is sent. The endpoints that were used longest ago come first: one that
 * is slow or down keeps no other from its deliveries.
 * @param most how many at most
 */
export const claimDeliveries = (req: PayloadRequest, most: number): Promise<ClaimedDelivery[]> =>
  inTransaction(req, () =>
    query<ClaimedDelivery>(
      req,
      sql`with chosen as (
            select s.webhook_id, next.id from webhook_states s
              join webhooks w on w.id = s.webhook_id
              cross join lateral (
                select d.id from webhook_deliveries d
                where d.endpoint_id = s.webhook_id and ${IS_DUE} and ${IS_NEXT}
                order by d.due_at, d.event limit 1) next
            where w.enabled and (s.probe_at is null or s.probe_at <= now())
              and (select count(*) from webhook_deliveries d
                    where d.endpoint_id = s.webhook_id and d.state = 'sending'
                      and d.claimed_at >= now() - ${LOST_AFTER}::interval)
                < case when s.failures < ${FAILURES_BEFORE_PROBES} then ${ENDPOINT_AT_ONCE}::int else 1 end
            order by s.claimed_at nulls first, s.webhook_id limit ${most}
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

/** SQL that writes down an attempt; a later one took over when the number of attempts is another. */
const settled = ({ id, attempts }: ClaimedDelivery, change: SQL) =>
  sql`update webhook_deliveries set ${change}, claimed_at = null
      where id = ${id}::bigint and state = 'sending' and attempts = ${attempts}
      returning endpoint_id`

const settle = async (
  req: PayloadRequest,
  delivery: ClaimedDelivery,
  change: SQL,
): Promise<boolean> => (await query(req, settled(delivery, change))).length === 1

const bodyOf = (envelope: EventEnvelope): string => {
  const whole = JSON.stringify(envelope)
  if (Buffer.byteLength(whole) <= MAX_BODY_BYTES) return whole
  const { subject, id } = envelope.data
  return JSON.stringify({ ...envelope, data: { subject, id } })
}

/** What the owner of the endpoint may see of the event now; null for nothing. */
const readableBody = async (
  payload: Payload,
  { client }: OwnedTarget,
  { event }: ClaimedDelivery,
): Promise<{ id: string; body: string } | null> => {
  const envelope = client && (await readEnvelope(await requestOfProgram(payload, client), event))
  return envelope && { id: envelope.id, body: bodyOf(envelope) }
}

const noteSuccess = (req: PayloadRequest, delivery: ClaimedDelivery, attempt: Attempt) =>
  inTransaction(req, () => {
    const { status, ms, answer } = attempt
    const change = sql`state = 'done', done_at = now(), error = null, status = ${status}, ms = ${ms},
          answer = ${answer}`
    return query(
      req,
      sql`with settled as (${settled(delivery, change)})
          update webhook_states s set failures = 0, failing_since = null, probe_at = null
          from settled where s.webhook_id = settled.endpoint_id and s.failing_since is not null`,
    )
  })

const noteFailure = (req: PayloadRequest, delivery: ClaimedDelivery, attempt: Attempt) =>
  inTransaction(req, async () => {
    const { failure, status, ms, answer } = attempt
    const isGone = status === 410
    const retryAfter = retryAfterOf(
      { status: status ?? 0, retryAfter: attempt.retryAfter },
      new Date(),
    )
    const { attempts, endpoint } = delivery
    const wait = waitAfterAttempt({ attempts, retryAfter, random: Math.random() })
    const next =
      wait === null || isGone
        ? sql`state = 'dead', done_at = now()`
        : sql`state = 'waiting', due_at = now() + make_interval(secs => ${wait})`
    const facts = sql`error = ${failure}, status = ${status}, ms = ${ms}, answer = ${answer}`
    if (!(await settle(req, delivery, sql`${next}, ${facts}`))) return
    const [state] = await query<{ failures: number }>(
      req,
      sql`update webhook_states set failures = failures + 1,
            failing_since = coalesce(failing_since, now())
          where webhook_id = ${endpoint} returning failures`,
    )
    if (isGone) return disableForReason(req, endpoint, 'gone')
    const probe = waitBeforeProbe({ failures: state?.failures ?? 0, random: Math.random() })
    if (probe !== null)
      await query(
        req,
        sql`update webhook_states set probe_at = now() + make_interval(secs => ${probe})
            where webhook_id = ${endpoint}`,
      )
    await noteFailing(req, endpoint)
  })

const endWithout = (req: PayloadRequest, delivery: ClaimedDelivery, failure: DeliveryFailure) =>
  inTransaction(req, () =>
    settle(
      req,
      delivery,
      sql`state = 'dead', done_at = now(), error = ${failure}, status = null, ms = null,
          answer = null`,
    ),
  )

/** It was claimed before its endpoint was disabled: the attempt does not count. */
const putBack = (req: PayloadRequest, delivery: ClaimedDelivery) =>
  inTransaction(req, () => settle(req, delivery, sql`state = 'waiting', attempts = attempts - 1`))

/**
 * Makes one attempt of a claimed delivery. Rights are those of now, of the program that the endpoint
 * belongs to. What becomes of it is written down; only a database that is away throws.
 */
export const attemptDelivery = async (
  payload: Payload,
  delivery: ClaimedDelivery,
): Promise<void> => {
  const target = await readTarget(payload, delivery.endpoint)
  // Deleted, with its deliveries.
  if (!target) return
  if (!target.enabled) {
    await putBack(await systemRequest(payload), delivery)
    return
  }
  const readable = await readableBody(payload, target, delivery)
  if (!readable) {
    await endWithout(await systemRequest(payload), delivery, 'notAllowed')
    return
  }
  const { id, body } = readable
  const attempt = await sendRequest({ payload, target, event: { id }, body })
  const req = await systemRequest(payload)
  if (attempt.failure === null) await noteSuccess(req, delivery, attempt)
  else await noteFailure(req, delivery, attempt)
}

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
