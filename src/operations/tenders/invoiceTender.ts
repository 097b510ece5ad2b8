import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayToStored } from '@/domain/shared/day'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { refuseAcceptedTotal } from '@/domain/tenders/invoicing'
import { refuseInvoiceTotal } from '@/domain/tenders/totals/totals'
import { lockCardsOf } from '../stock/holdForTender'
import { issueForTender } from '../stock/issueForTender'
import { inTransaction, query } from '../shared/transaction'
import { postedDelivery } from '@/queries/tenders/deliveries/postedDelivery'
import { refuseOutdatedApproval } from '@/queries/tenders/approvalHash'
import { rateOfInvoice } from './tenderRates'
import { lockTender, type LockedTender } from './lockTender'
import { readTenderItems } from '@/queries/tenders/readTenderItems'
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

/** @throws Refusal `acceptedTotalDiffers` with both totals, at the field that allows it */
const refuseDifference = async (
  req: PayloadRequest,
  { id, total, currency }: LockedTender,
  acceptDifference: boolean,
) => {
  const [accepted] = await query<{ total: string | null }>(
    req,
    sql`select total::text from tender_answers where tender_id = ${id} and kind = 'accepted'`,
  )
  const acceptedTotal = accepted?.total ?? null
  const code = refuseAcceptedTotal({ total, acceptedTotal, acceptDifference })
  if (!code) return
  const data = { total: Number(total), acceptedTotal: Number(acceptedTotal), currency }
  throw new Refusal(code, { data, fields: [{ path: 'acceptDifference', code, data }] })
}

/**
 * Invoices an approved tender: issues what is not delivered yet and records the invoice.
 * @param invoiceNumber normalised (`normalizeInvoiceNumber`), optional; unique over all tenders
 * @param invoiceRate lira per unit; by default the suggested rate of today
 * @param acceptDifference invoices the tender's total although its customer accepted another one
 * @returns the tender, with `told.delivery` if it issued something, for those who may read the note
 * @throws Refusal `notApproved`, `alreadyInvoiced`, `approvalOutdated`, `acceptedTotalDiffers` with
 *   `total` and `acceptedTotal`, `invoiceNumberTaken`, `rateNotAllowed`, or `tooLarge`
 *   at `invoiceRate`
 */
export const invoiceTender = ({
  req,
  id,
  invoiceNumber,
  invoiceRate,
  acceptDifference,
}: {
  req: PayloadRequest
  id: number
  invoiceNumber?: string | null
  invoiceRate?: number | null
  acceptDifference?: boolean | null
}) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'invoice')
    await refuseOutdatedApproval(req, id)
    await refuseDifference(req, tender, acceptDifference ?? false)
    const number = invoiceNumber ?? null
    await refuseTakenNumber(req, id, number)
    const { rate, day, source } = await rateOfInvoice({ req, tender, invoiceRate })
    const tooLarge = refuseInvoiceTotal(tender.total, rate)
    refuseFields([tooLarge && { path: 'invoiceRate', code: tooLarge }])
    await lockCardsOf(req, id)
    const posted = await issueForTender({
      req,
      tender: { id, currency: tender.currency, rate },
      items: await readTenderItems({ req, tenderId: id }),
    })
    await emitTender({ req, event: 'tenderInvoiced', tender, number: tender.number })
    // clock_timestamp(), not now(): an invoice that waited for the approval began before it.
    const doc = await writeTender(
      req,
      id,
      sql`status = 'invoiced', is_invoiced = true, invoice_number = ${number},
          invoiced_at = clock_timestamp(), invoice_rate = ${rate},
          invoice_rate_day = ${day && dayToStored(day)}, invoice_rate_source = ${source},
          invoice_total_base = round(total * ${rate}::numeric, 2)`,
    )
    return { ...doc, ...(posted > 0 ? await postedDelivery(req, id) : {}) }
  })
