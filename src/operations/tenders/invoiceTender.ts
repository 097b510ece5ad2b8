import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { normalizeInvoiceNumber, refuseInvoicing } from '@/domain/tenders/invoicing'
import { notifyTenderOwner } from '../notifications/notifyTender'
import { issueForTender } from '../stock/issueForTender'
import { inTransaction, query } from '../shared/transaction'
import { refuseInvoiceRate } from './tenderRates'
import { lockTender } from './lockTender'
import { readTenderItems } from './readTenderItems'
import { writeTender } from './writeTender'

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
 * Invoices an approved tender: issues the stock it reserved and records the invoice.
 * @param invoiceNumber optional; unique over all tenders
 * @param invoiceRate lira per unit on the day of the invoice; the tender's rate when left out
 * @throws Refusal `notApproved`, `alreadyInvoiced`, `invoiceNumberTaken`, `rateNotAllowed`, `invalidInput` by field
 */
export const invoiceTender = ({
  req,
  id,
  invoiceNumber,
  invoiceRate,
}: {
  req: PayloadRequest
  id: number
  invoiceNumber?: unknown
  invoiceRate?: unknown
}) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'invoice')
    const code = refuseInvoicing({ status: tender.status, invoiceNumber, invoiceRate })
    if (code) {
      const path = code === 'rateNotPositive' ? 'invoiceRate' : 'invoiceNumber'
      throw new Refusal('invalidInput', { fields: [{ path, code }] })
    }
    const number = normalizeInvoiceNumber(invoiceNumber)
    await refuseTakenNumber(req, id, number)
    await refuseInvoiceRate({
      req,
      currency: tender.currency,
      proposed: tender.currencyRate,
      invoiceRate,
    })
    const rate = tender.currency === 'TRY' ? '1' : String(invoiceRate ?? tender.currencyRate)
    await issueForTender({
      req,
      tender: { id, project: tender.companyProject, currency: tender.currency, rate: Number(rate) },
      items: await readTenderItems({ req, tenderId: id }),
    })
    await notifyTenderOwner({ req, event: 'tenderInvoiced', tender, number: tender.number })
    return writeTender(
      req,
      id,
      sql`status = 'invoiced', is_invoiced = true, invoice_number = ${number},
          invoiced_at = now(), invoice_rate = ${rate}`,
    )
  })
