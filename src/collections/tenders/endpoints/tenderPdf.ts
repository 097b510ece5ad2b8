import type { Endpoint } from 'payload'
import { quotationPdf } from '@/operations/tenders/quotation/quotationPdf'
import { insistOnRights } from '../../shared/commandCall'
import { recordAsked } from '../../shared/recordAsked'
import { localeAsked, pdfAnswer } from './asked'

/** `GET /tenders/:id/pdf?lang=`: the quotation, in the language asked for, else the reader's. */
export const tenderPdf: Endpoint = {
  path: '/:id/pdf',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders']])
    return pdfAnswer(await quotationPdf(req, { id: recordAsked(req), locale: localeAsked(req) }))
  },
}
