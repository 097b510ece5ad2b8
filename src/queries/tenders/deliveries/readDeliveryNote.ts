import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import type { PrintedCompany, PrintedTender } from '@/domain/tenders/sending/quotation'
import { readPrintedCompany, readPrintedTender } from '../quotation/readQuotation'
import type { TenderDelivery } from '@/present/tenders/tenderSheet'
import { DELIVERY_RIGHTS } from './deliveriesFor'
import { readDeliveries, readDeliveryLines, type DeliveryLine } from './readDeliveries'

/** One delivery with its lines, for its note. */
export type PrintedDelivery = TenderDelivery & { lines: DeliveryLine[] }

/** Data of a delivery note. */
export type DeliveryNoteParts = {
  tender: PrintedTender
  company: PrintedCompany
  delivery: PrintedDelivery
  /** All deliveries of the tender, newest first. */
  deliveries: TenderDelivery[]
}

/** Whether a user may see the deliveries of tenders. */
export const mayReadDeliveries = async (req: PayloadRequest): Promise<boolean> =>
  DELIVERY_RIGHTS.every(await mayOf(req))

/**
 * A delivery note, with the customer's data limited to what its reader may read.
 * @param number which delivery; the newest when null
 * @returns null where there is no such tender or delivery, or it may not be read
 */
export const readDeliveryNote = async (
  req: PayloadRequest,
  { id, number }: { id: number; number: number | null },
): Promise<DeliveryNoteParts | null> => {
  if (!(await mayReadDeliveries(req))) return null
  const [tender, deliveries] = await Promise.all([
    readPrintedTender(req, id),
    readDeliveries(req, id),
  ])
  const found = number === null ? deliveries[0] : deliveries.find((one) => one.number === number)
  if (!tender || !found) return null
  const [company, lines] = await Promise.all([
    readPrintedCompany(req),
    readDeliveryLines(req, id, found.number),
  ])
  return { tender, company, delivery: { ...found, lines }, deliveries }
}
