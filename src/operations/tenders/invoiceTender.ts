import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { lockCardsOf } from '../stock/holdForTender'
import { issueForTender } from '../stock/issueForTender'
import { inTransaction, query } from '../shared/transaction'
import { refuseOutdatedApproval } from './approvalHash'
import { refuseInvoiceRate } from './tenderRates'
import { lockTender } from './lockTender'
import { readTenderItems } from './readTenderItems'
import { writeTender } from './writeTender'
import { emitTender } from './emitTender'

const refuseTakenNumber = async (req: PayloadRequest, id: number, number: string | null) => {
  if (!number) return
  const rows = await query(
    req,
    sql`select id from tenders where invoice_number = ${number} and id <> ${id} limit 1`,
  )
  if (rows.length > 0)
    throw new Refusal('invoiceNumberTaken', {
      data: { invoiceNumber: number },
      fields: [{ path: 'invoiceNumber', code: 'invoiceNumberTaken' }],
    })
}

/**
 * Invoices an approved tender: issues what is not delivered yet and records the invoice.
 * @param invoiceNumber normalised (`normalizeInvoiceNumber`), optional; unique over all tenders
 * @param invoiceRate lira per unit on the day of the invoice; the tender's rate when left out
 * @throws Refusal `notApproved`, `alreadyInvoiced`, `approvalOutdated`, `invoiceNumberTaken`,
 *   `rateNotAllowed`
 */
export const invoiceTender = ({
  req,
  id,
  invoiceNumber,
  invoiceRate,
}: {
  req: PayloadRequest
  id: number
  invoiceNumber?: string | null
  invoiceRate?: number | null
}) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'invoice')
    await refuseOutdatedApproval(req, id)
    const number = invoiceNumber ?? null
    await refuseTakenNumber(req, id, number)
    await refuseInvoiceRate({
      req,
      currency: tender.currency,
      proposed: tender.currencyRate,
      invoiceRate,
    })
    const rate = tender.currency === 'TRY' ? '1' : String(invoiceRate ?? tender.currencyRate)
    await lockCardsOf(req, id)
    await issueForTender({
      req,
      tender: { id, currency: tender.currency, rate },
      items: await readTenderItems({ req, tenderId: id }),
    })
    await emitTender({ req, event: 'tenderInvoiced', tender, number: tender.number })
    // The clock, not now(): an invoice that waited for the approval began before it.
    return writeTender(
      req,
      id,
      sql`status = 'invoiced', is_invoiced = true, invoice_number = ${number},
          invoiced_at = clock_timestamp(), invoice_rate = ${rate}`,
    )
  })
