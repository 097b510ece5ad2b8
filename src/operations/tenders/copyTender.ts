import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayToStored, today } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { withRevision } from '@/domain/tenders/number'
import { companySettings } from '../settings/companySettings'
import { inTransaction, query } from '../shared/transaction'
import { readTenderItems } from './readTenderItems'
import { cancelTender } from './withdrawApproval'
import { writeTender } from './writeTender'

const COPIED = [
  'title',
  'type',
  'company',
  'branch',
  'employee',
  'unconnectedName',
  'unconnectedEmail',
  'unconnectedPhone',
  'companyProject',
  'currency',
  'currencyRate',
  'discountType',
  'discountValue',
  'notes',
  'internalNote',
] as const

const copy = async (req: PayloadRequest, id: number) => {
  const tender = await req.payload.findByID({ collection: 'tenders', id, depth: 0, req })
  const source = tender as unknown as Record<string, unknown>
  const { timeZone } = await companySettings(req)
  const items = (await readTenderItems({ req, tenderId: id })).map(({ id: _id, ...item }) => item)
  const created = await req.payload.create({
    collection: 'tenders',
    data: {
      ...Object.fromEntries(COPIED.map((name) => [name, source[name]])),
      date: dayToStored(today({ now: new Date(), timeZone })),
      items,
    } as never,
    // A copy keeps the rate of what it was made of, whoever makes it.
    context: { keepsRate: true },
    depth: 0,
    req,
  })
  return { source, created: created as unknown as { id: number } }
}

/**
 * A new draft with the same customer, terms and lines, dated today; never approved.
 * @throws Refusal `notFound`
 */
export const duplicateTender = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const { created } = await copy(req, id)
    return req.payload.findByID({ collection: 'tenders', id: created.id, depth: 0, req })
  })

/**
 * The next revision of a tender: same number with `-R2`, a draft of its own. The revised one is
 * cancelled, so that only one is alive; an invoiced tender cannot be revised.
 * @throws Refusal `alreadyInvoiced`, `wrongTenderState`, `notFound`
 */
export const reviseTender = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    await query(req, sql`select id from tenders where id = ${id} for no key update`)
    const { source, created } = await copy(req, id)
    if (!source.number) throw new Refusal('wrongTenderState', { data: { status: source.status } })
    const [last] = await query<{ revision: number }>(
      req,
      sql`select max(revision)::int as revision from tenders
          where number = ${source.number} or number like ${`${withRevision({ number: String(source.number), revision: 1 })}-R%`}`,
    )
    const revision = Math.max(last?.revision ?? 1, Number(source.revision ?? 1)) + 1
    const number = withRevision({ number: String(source.number), revision })
    if (source.status !== 'rejected' && source.status !== 'cancelled')
      await cancelTender({ req, id, reason: `→ ${number}` })
    return writeTender(
      req,
      created.id,
      sql`revision = ${revision}, number = ${number}, revision_of_id = ${id}`,
    )
  })
