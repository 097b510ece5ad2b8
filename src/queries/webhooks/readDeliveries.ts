import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { roleCovers } from '@/access/roles/roleCovers'
import { askerOf } from '@/access/session/staffOf'
import { eventTypeOf } from '@/catalog/eventTypes'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'
import { SHOWN_DELIVERIES, type DeliverySheet } from '@/present/webhooks/webhookSheet'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'
import { powerOfCaller, powerOfRole } from '../users/rolePower'

/** A delivery with the record id of its event. */
type Delivery = Omit<DeliverySheet, 'record'> & { id: number; subject: string; document: number }

type Asked = {
  req: PayloadRequest
  /** The endpoint. */
  id: number
  seesAnswers: boolean
  /** Cursor: only deliveries queued before this one; null for the newest. */
  before: number | null
  limit: number
}

/**
 * Deliveries of an endpoint, the last queued first. The caller checks the rights.
 * @param args.seesAnswers whether the start of each response is read as well
 */
export const deliveriesOf = async (args: Asked): Promise<Delivery[]> => {
  const { req, id, seesAnswers, before, limit } = args
  const rows = await readRows<Omit<Delivery, 'type'> & { name: string }>(
    req,
    sql`select d.id::int8::text as id, d.event::int8::text as event, e.name, d.subject, d.document,
          d.state, d.attempts,
          ${momentText(sql`d.created_at`)} as "createdAt",
          case when d.state = 'waiting' and d.attempts > 0
            then ${momentText(sql`greatest(d.due_at, s.probe_at)`)} end
            as "dueAt",
          d.error as failure, d.status, d.ms,
          case when ${seesAnswers} then d.answer end as answer
        from webhook_deliveries d join events e on e.id = d.event
          left join webhook_states s on s.webhook_id = d.endpoint_id
        where d.endpoint_id = ${id} and (${before}::bigint is null or d.id < ${before}::bigint)
        order by d.id desc limit ${limit}`,
  )
  return rows.map(({ name, ...row }) => ({
    ...row,
    id: Number(row.id),
    event: Number(row.event),
    type: eventTypeOf({ name, subject: row.subject }) ?? name,
  }))
}

/** Whether the caller's role covers another one: only for display. */
export const coversRole = async (req: PayloadRequest, role: number): Promise<boolean> =>
  roleCovers(await powerOfCaller(req), await powerOfRole(req, role))

/**
 * Users who may change the endpoint may read the receiver's responses; a program only for its own
 * endpoints.
 */
const readsAnswers = async (req: PayloadRequest, owner: { client: number; role: number }) => {
  if (!(await mayOf(req))(['write', 'webhooks', '*'])) return false
  const { program } = askerOf(req)
  return program === null ? coversRole(req, owner.role) : program === owner.client
}

const beforeIn = (query: URLSearchParams): number | null => {
  const [unknown] = [...query.keys()].filter((name) => name !== 'before')
  if (unknown !== undefined) throw new Refusal('invalidQuery', { data: { path: unknown } })
  const [sent, ...more] = query.getAll('before')
  if (sent === undefined) return null
  const before = recordIdOf(sent)
  if (before === null || more.length > 0)
    throw new Refusal('invalidQuery', { data: { path: 'before' } })
  return before
}

/**
 * A page of an endpoint's deliveries, for programs: as on its screen, with record ids instead of
 * names.
 * @param args.query its parameters: `before`, the `next` of the previous page
 * @returns the newest first, and `next`, null on the last page
 * @throws Refusal `notAllowed` without an unrestricted *read webhooks*, `notFound` if there is no
 *   such endpoint, `invalidQuery`
 */
export const readDeliveries = async (args: {
  req: PayloadRequest
  id: number
  query: URLSearchParams
}) => {
  const { req, id, query } = args
  if (!(await mayOf(req))(['read', 'webhooks', '*'])) throw new Refusal('notAllowed')
  const before = beforeIn(query)
  const [owner] = await readRows<{ client: number; role: number }>(
    req,
    sql`select c.id as client, c.role_id as role
        from webhooks w join api_clients c on c.id = w.client_id where w.id = ${id}`,
  )
  if (!owner) throw new Refusal('notFound', { data: { collection: 'webhooks' } })
  const rows = await deliveriesOf({
    req,
    id,
    seesAnswers: await readsAnswers(req, owner),
    before,
    limit: SHOWN_DELIVERIES + 1,
  })
  const docs = rows.slice(0, SHOWN_DELIVERIES)
  return {
    docs: docs.map(({ event, ...row }) => ({ ...row, event: `evt_${event}` })),
    next: rows.length > docs.length ? (docs.at(-1)?.id ?? null) : null,
  }
}
