import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { holdForTender, lockCardsOf } from '../stock/holdForTender'
import { reverseInvoiceOf } from '../stock/issueForTender'
import { inTransaction } from '../shared/transaction'
import { lockTender } from './lockTender'
import { writeTender } from './writeTender'
import { emitTender } from './emitTender'

/**
 * Withdraws an invoice: its rows are reversed, never deleted, and that stock is reserved for the
 * tender again, which stays approved. Earlier deliveries stay delivered.
 * @throws Refusal `wrongTenderState`
 */
export const withdrawInvoice = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'withdrawInvoice')
    await lockCardsOf(req, id)
    await reverseInvoiceOf(req, id)
    await holdForTender({ req, tenderId: id })
    await emitTender({ req, event: 'invoiceWithdrawn', tender, number: tender.number })
    return writeTender(
      req,
      id,
      sql`status = 'approved', is_invoiced = false, invoice_number = null, invoiced_at = null,
          invoice_rate = null, invoice_rate_day = null, invoice_rate_source = null,
          invoice_total_base = null`,
    )
  })
