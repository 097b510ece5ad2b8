import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notifyTenderOwner } from '../notifications/notifyTender'
import { reserveForTender } from '../stock/reserveForTender'
import { reverseMovement } from '../stock/reverseMovement'
import { sum, type Decimal } from '@/domain/shared/money'
import { inTransaction, query } from '../shared/transaction'
import { lockTender } from './lockTender'
import { writeTender } from './writeTender'

type Issued = { id: number; stockCard: number; quantity: string }

/** What the invoice took, by card: a group may be made of other parts by now. */
const demandOf = (movements: Issued[]): Map<number, Decimal> => {
  const demand = new Map<number, Decimal>()
  for (const { stockCard, quantity } of movements)
    demand.set(stockCard, sum([demand.get(stockCard) ?? 0, quantity]))
  return demand
}

/**
 * Takes an invoice back: its movements are reversed, never deleted, and the stock is reserved for
 * the tender again, which stays approved.
 * @throws Refusal `wrongTenderState`
 */
export const withdrawInvoice = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'withdrawInvoice')
    const movements = await query<Issued>(
      req,
      sql`select m.id, m.stock_card_id as "stockCard", m.quantity::text as quantity
          from stock_movements m
          where m.tender_id = ${id} and m.type = 'out' and m.reversal_of_id is null
            and m.reservation_id is not null
            and not exists (select 1 from stock_movements r where r.reversal_of_id = m.id)
          order by m.stock_card_id, m.id`,
    )
    for (const movement of movements) await reverseMovement({ req, id: movement.id })
    const { company, companyProject } = tender
    await reserveForTender({
      req,
      tender: { id, company, project: companyProject },
      demand: demandOf(movements),
    })
    await notifyTenderOwner({ req, event: 'invoiceWithdrawn', tender, number: tender.number })
    return writeTender(
      req,
      id,
      sql`status = 'approved', is_invoiced = false, invoice_number = null, invoiced_at = null,
          invoice_rate = null`,
    )
  })
