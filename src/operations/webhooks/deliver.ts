import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import {
  MAX_BODY_BYTES,
  retryAfterOf,
  waitAfterAttempt,
  waitBeforeProbe,
  type DeliveryFailure,
} from '@/domain/webhooks/webhook'
import { systemRequest } from '@/lib/payloadRequests'
import {
  envelopesOf,
  sightOf,
  storedEvents,
  type EventEnvelope,
  type StoredRow,
} from '@/queries/events/envelopes'
import {
  readTargets,
  requestOfProgram,
  type OwnedTarget,
  type Program,
  type WebhookTarget,
} from '@/queries/webhooks/webhookTarget'
import { inTransaction, query } from '../shared/transaction'
import type { ClaimedDelivery } from './claimDeliveries'
import { sendRequest, type Attempt } from './sendRequest'
import { disableForReason, noteFailing } from './warnOfFailing'

/** A claimed delivery with the data of its request. */
export type ReadyDelivery = {
  delivery: ClaimedDelivery
  target: WebhookTarget
  event: { id: string }
  body: string
}

/** A successful attempt, with the values to store. */
export type SentDelivery = ClaimedDelivery & Pick<Attempt, 'status' | 'ms' | 'answer'>

const bodyOf = (envelope: EventEnvelope): string => {
  const whole = JSON.stringify(envelope)
  if (Buffer.byteLength(whole) <= MAX_BODY_BYTES) return whole
  const { subject, id } = envelope.data
  return JSON.stringify({ ...envelope, data: { subject, id } })
}

type Body = Pick<ReadyDelivery, 'event' | 'body'>
/** Bodies by the id of the event; events that the program may not see have none. */
type Bodies = ReadonlyMap<string, Body>

/** The bodies of events as a program may see them now. All of its endpoints get the same bytes. */
const readableBodies = async (
  payload: Payload,
  program: Program,
  rows: readonly StoredRow[],
): Promise<Bodies> => {
  const sight = await sightOf(await requestOfProgram(payload, program))
  const envelopes = await envelopesOf(sight, rows, null)
  const bodies = new Map<string, Body>()
  for (const [at, { id }] of rows.entries()) {
    const envelope = envelopes[at]
    if (envelope) bodies.set(id, { event: { id: envelope.id }, body: bodyOf(envelope) })
  }
  return bodies
}

type Owned = { delivery: ClaimedDelivery; target: OwnedTarget }

/** The bodies of all deliveries. Events are read once, and rights once per program. */
const bodiesOf = async (payload: Payload, owned: readonly Owned[]) => {
  const stored = await storedEvents(
    { payload },
    owned.map(({ delivery }) => delivery.event),
  )
  const events = new Map(stored.map((row) => [row.id, row]))
  const byProgram = new Map<number, { program: Program; rows: Set<StoredRow> }>()
  for (const { delivery, target } of owned) {
    const row = events.get(delivery.event)
    if (!row || !target.client) continue
    const { client } = target
    const rows = byProgram.get(client.id)?.rows ?? new Set<StoredRow>()
    byProgram.set(client.id, { program: client, rows: rows.add(row) })
  }
  const bodies = new Map<number, Bodies>()
  for (const [id, { program, rows }] of byProgram)
    bodies.set(id, await readableBodies(payload, program, [...rows]))
  return bodies
}

/** SQL that stores the result of deliveries, except those that a later attempt has taken over. */
const settled = (deliveries: readonly ClaimedDelivery[], change: SQL) =>
  sql`update webhook_deliveries d set ${change}, claimed_at = null
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
        a(id bigint, attempts int, status int, ms int, answer text)
      where d.id = a.id and d.state = 'sending' and d.attempts = a.attempts
      returning d.endpoint_id`

/** @returns the number of deliveries that still belonged to this attempt */
const settle = async (
  req: PayloadRequest,
  deliveries: readonly ClaimedDelivery[],
  change: SQL,
): Promise<number> =>
  deliveries.length === 0 ? 0 : (await query(req, settled(deliveries, change))).length

const endWithout = (failure: DeliveryFailure) =>
  sql`state = 'dead', done_at = now(), error = ${failure}, status = null, ms = null, answer = null`

/** Claimed before the endpoint was disabled: the attempt does not count. */
const PUT_BACK = sql`state = 'waiting', attempts = d.attempts - 1`

/**
 * Prepares the requests of claimed deliveries, with the current rights of the program that each
 * endpoint belongs to. Deliveries that must not be sent are updated: queued again if their endpoint
 * was disabled meanwhile, dead if the program may not see the event.
 * @returns those to send
 */
export const prepareDeliveries = async (
  payload: Payload,
  claimed: readonly ClaimedDelivery[],
): Promise<ReadyDelivery[]> => {
  const targets = await readTargets(
    payload,
    claimed.map(({ endpoint }) => endpoint),
  )
  // A delivery without a target was deleted together with its endpoint.
  const owned = claimed.flatMap((delivery) => {
    const target = targets.get(delivery.endpoint)
    return target ? [{ delivery, target }] : []
  })
  const enabled = owned.filter(({ target }) => target.enabled)
  const bodies = await bodiesOf(payload, enabled)
  const ready: ReadyDelivery[] = []
  const refused: ClaimedDelivery[] = []
  for (const { delivery, target } of enabled) {
    const body = target.client && bodies.get(target.client.id)?.get(delivery.event)
    if (body) ready.push({ delivery, target, ...body })
    else refused.push(delivery)
  }
  const disabled = owned.filter(({ target }) => !target.enabled)
  if (refused.length + disabled.length > 0) {
    const req = await systemRequest(payload)
    await inTransaction(req, async () => {
      await settle(req, refused, endWithout('notAllowed'))
      await settle(
        req,
        disabled.map(({ delivery }) => delivery),
        PUT_BACK,
      )
    })
  }
  return ready
}

/** Stores successful attempts, in one statement. */
export const noteSuccesses = (req: PayloadRequest, sent: readonly SentDelivery[]) =>
  inTransaction(req, () =>
    query(
      req,
      sql`with settled as (${settled(
        sent,
        sql`state = 'done', done_at = now(), error = null, status = a.status, ms = a.ms,
          answer = a.answer`,
      )}),
          failing as (
            select webhook_id from webhook_states
            where failing_since is not null and webhook_id in (select endpoint_id from settled)
            order by webhook_id for update)
          update webhook_states s set failures = 0, failing_since = null, probe_at = null
          from failing where s.webhook_id = failing.webhook_id`,
    ),
  )

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
    if ((await settle(req, [delivery], sql`${next}, ${facts}`)) === 0) return
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

/**
 * Makes one attempt. A failure is stored at once; only an unreachable database throws.
 * @returns the values to store for a success; null after a failure
 */
export const sendDelivery = async (
  payload: Payload,
  { delivery, target, event, body }: ReadyDelivery,
): Promise<SentDelivery | null> => {
  const attempt = await sendRequest({ payload, target, event, body })
  const { failure, status, ms, answer } = attempt
  if (failure === null) return { ...delivery, status, ms, answer }
  await noteFailure(await systemRequest(payload), delivery, attempt)
  return null
}
