import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { OVERLAP_HOURS } from '@/domain/users/apiKey'
import { Refusal } from '@/domain/shared/refusal'
import { wakeJob } from '../background/wakeJob'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { insistOnConfirmed } from '../users/factors/confirmItsYou'
import { webhookSecret } from './secret'
import { insistOnWebhook } from './webhookRights'

/** A new secret, for the only response that contains it. Never logged, stored or shown again. */
export type IssuedSecret = { id: number; secret: string }

/** Creates a secret for an endpoint, whose row the caller has locked. */
export const issueSecret = async (req: PayloadRequest, id: number): Promise<IssuedSecret> => {
  const [row] = await query<{ nonce: string }>(
    req,
    sql`insert into webhook_secrets (webhook_id) values (${id}) returning nonce::text`,
  )
  if (!row) throw new Error('No secret')
  return { id, secret: webhookSecret({ secret: req.payload.secret, nonce: row.nonce }) }
}

/**
 * Gives an endpoint a new secret. For some hours requests are also signed with the current one, so
 * that the receiver can change over; an older one ends at once.
 * @param args.req of the caller, who needs *write webhooks* and a role that covers the program's
 * @param args.id of the endpoint
 * @param args.body.overlapHours 0 to 168, 24 when left out
 * @throws Refusal `notAllowed`, `notFound`, `userAboveOwn`, `confirmItsYou`
 */
export const rotateWebhookSecret = (args: {
  req: PayloadRequest
  id: number
  body: { overlapHours: number | null }
}): Promise<IssuedSecret> => {
  const { req, id, body } = args
  return inTransaction(req, async () => {
    await insistOnWebhook(req, 'write', id)
    await insistOnConfirmed(req)
    await lockRow(req, 'webhooks', id)
    const hours = body.overlapHours ?? OVERLAP_HOURS.usual
    await query(
      req,
      sql`update webhook_secrets s
          set ends_at = least(s.ends_at, clock_timestamp() + make_interval(hours =>
            case when s.id = (select max(id) from webhook_secrets where webhook_id = ${id})
              then ${Number(hours)}::int else 0 end))
          where s.webhook_id = ${id} and (s.ends_at is null or s.ends_at > clock_timestamp())`,
    )
    await query(
      req,
      sql`update webhooks set secret_since = now(), updated_at = now() where id = ${id}`,
    )
    return issueSecret(req, id)
  })
}

/**
 * Enables an endpoint. Queued deliveries are sent, others can be replayed.
 * @throws Refusal `notAllowed`, `notFound`, `userAboveOwn`, `confirmItsYou`, `alreadyInThatState`
 */
export const enableWebhook = (args: { req: PayloadRequest; id: number }): Promise<number> => {
  const { req, id } = args
  return inTransaction(req, async () => {
    await insistOnWebhook(req, 'write', id)
    await insistOnConfirmed(req)
    const changed = await query(
      req,
      sql`update webhooks set enabled = true, disabled_reason = null, updated_at = now()
          where id = ${id} and not enabled returning id`,
    )
    if (changed.length === 0) throw new Refusal('alreadyInThatState')
    await query(
      req,
      sql`update webhook_states set failures = 0, failing_since = null, probe_at = null,
            enabled_since = clock_timestamp()
          where webhook_id = ${id}`,
    )
    await wakeJob(req, 'send-webhooks')
    return id
  })
}

/**
 * Disables an endpoint; queued deliveries are kept. Events that happen meanwhile are not queued for
 * it.
 * @throws Refusal `notAllowed`, `notFound`, `userAboveOwn`, `alreadyInThatState`
 */
export const disableWebhook = (args: { req: PayloadRequest; id: number }): Promise<number> => {
  const { req, id } = args
  return inTransaction(req, async () => {
    await insistOnWebhook(req, 'write', id)
    const changed = await query(
      req,
      sql`update webhooks set enabled = false, disabled_reason = null, updated_at = now()
          where id = ${id} and enabled returning id`,
    )
    if (changed.length === 0) throw new Refusal('alreadyInThatState')
    return id
  })
}
