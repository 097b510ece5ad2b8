import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { EVENT_TYPES } from '@/catalog/eventTypes'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields, Refusal, type FieldRefusal } from '@/domain/shared/refusal'
import { MAX_WEBHOOKS } from '@/domain/webhooks/webhook'
import { env } from '@/lib/env'
import { refuseTarget } from '@/lib/outbound'
import { query } from '@/operations/shared/transaction'
import { insistOnConfirmed } from '@/operations/users/factors/confirmItsYou'
import { insistOnWebhook, insistOnWebhookClient } from '@/operations/webhooks/webhookRights'
import { readRows } from '@/queries/shared/rows'

type Values = Record<string, unknown>

const refuseTypes = (sent: unknown): FieldRefusal[] => {
  if (!Array.isArray(sent)) return [{ path: 'types', code: 'notAList' }]
  if (sent.length === 0) return [{ path: 'types', code: 'required' }]
  if (new Set(sent).size !== sent.length || sent.length > EVENT_TYPES.length)
    return [{ path: 'types', code: 'tooLarge', data: { max: EVENT_TYPES.length } }]
  return sent.flatMap((type: unknown, index): FieldRefusal[] =>
    typeof type === 'string' && EVENT_TYPES.includes(type)
      ? []
      : [{ path: `types.${index}`, code: 'unknownEventType', data: { type: String(type) } }],
  )
}

const refuseUrl = (sent: unknown): FieldRefusal[] => {
  // An empty value is refused like that of every required field.
  if (typeof sent !== 'string' || sent.trim() === '') return []
  const code = refuseTarget(sent, env.WEBHOOK_NETWORKS)
  return code ? [{ path: 'url', code }] : []
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only changed values are checked: a stored address may have become forbidden since. */
const refusedIn = (data: Values, before: Values | undefined): FieldRefusal[] =>
  [
    { name: 'url', judge: refuseUrl },
    { name: 'types', judge: refuseTypes },
  ].flatMap(({ name, judge }) =>
    data[name] === undefined || (before && isSame(data[name], before[name]))
      ? []
      : judge(data[name]),
  )

/**
 * Who may create and change an endpoint, and for which program: the creator's role covers the
 * program's. It sends data out of the company, so the session must be confirmed.
 */
export const guardWebhook: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  const before = operation === 'update' ? (originalDoc as Values) : undefined
  const client = Number(idOf(data.client ?? before?.client))
  if (before) await insistOnWebhook(req, 'write', Number(before.id))
  if (!before || client !== Number(idOf(before.client)))
    await insistOnWebhookClient({
      req,
      action: before ? 'write' : 'create',
      client,
      code: 'grantBeyondOwn',
    })
  await insistOnConfirmed(req)
  refuseFields(refusedIn(data, before))
  if (before) return data
  const [row] = await readRows<{ count: number }>(
    req,
    sql`select count(*)::int as count from webhooks`,
  )
  if ((row?.count ?? 0) >= MAX_WEBHOOKS)
    throw new Refusal('tooManyWebhooks', { data: { max: MAX_WEBHOOKS } })
  return { ...data, secretSince: new Date().toISOString() }
}

/**
 * Creates the state of a new endpoint: no failures yet. Its secret is created by the endpoint that
 * returns it.
 */
export const beginWebhook: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create')
    await query(req, sql`insert into webhook_states (webhook_id) values (${Number(doc.id)})`)
}

export const guardWebhookDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  insistOnWebhook(req, 'delete', Number(id))
