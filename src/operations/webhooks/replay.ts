import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { storedAs } from '@/catalog/eventTypes'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { MAX_REPLAYED } from '@/domain/webhooks/webhook'
import { wakeJob } from '../background/wakeJob'
import { inTransaction, query } from '../shared/transaction'
import { insistOnWebhook } from './webhookRights'

type Asked = { event: number | null; from: number | null; to: number | null }

/** A single event is a range as well. */
const rangeOf = ({ event, from, to }: Asked): { from: number; to: number } => {
  if (event !== null) return { from: event, to: event }
  refuseFields([
    from === null ? { path: 'from', code: 'required' } : null,
    to === null ? { path: 'to', code: 'required' } : null,
  ])
  return { from: Number(from), to: Number(to) }
}

/**
 * Sends stored events to an endpoint again, or for the first time, if they have its types. Each
 * keeps its id; current rights apply at sending. Deliveries being sent are skipped.
 * @param args.body ids of events: one, or a range, both included
 * @returns how many are sent
 * @throws Refusal `notAllowed`, `userAboveOwn`, `notFound` where there is none, `tooManyToReplay`
 */
export const replayEvents = (args: {
  req: PayloadRequest
  id: number
  body: Asked
}): Promise<number> => {
  const { req, id, body } = args
  const { from, to } = rangeOf(body)
  return inTransaction(req, async () => {
    await insistOnWebhook(req, 'write', id)
    const [row] = await query<{ types: string[] }>(
      req,
      sql`select types from webhooks where id = ${id} for no key update`,
    )
    if (!row) throw new Refusal('notFound', { data: { collection: 'webhooks' } })
    const wanted = JSON.stringify(storedAs(row.types))
    const events = await query<{ id: string }>(
      req,
      sql`select e.id::text from events e
          join jsonb_to_recordset(${wanted}::jsonb) w(subject text, name text)
            on w.subject = e.subject and w.name = e.name
          where e.id between ${from} and ${to} order by e.id limit ${MAX_REPLAYED + 1}`,
    )
    if (events.length === 0) throw new Refusal('notFound')
    if (events.length > MAX_REPLAYED)
      throw new Refusal('tooManyToReplay', { data: { max: MAX_REPLAYED } })
    const ids = JSON.stringify(events.map((event) => event.id))
    const queued = await query(
      req,
      sql`insert into webhook_deliveries (endpoint_id, event, subject, document)
          select ${id}, e.id, e.subject, e.document from events e
            where e.id in (select value::bigint from jsonb_array_elements_text(${ids}::jsonb))
            order by e.id
          on conflict (endpoint_id, event) do update set state = 'waiting', attempts = 0,
            due_at = now(), claimed_at = null, done_at = null, error = null
          where webhook_deliveries.state <> 'sending'
          returning id`,
    )
    // Requested by a person: an endpoint paused after failures is tried now.
    await query(
      req,
      sql`update webhook_states set probe_at = now() where webhook_id = ${id} and probe_at > now()`,
    )
    await wakeJob(req, 'send-webhooks')
    return queued.length
  })
}
