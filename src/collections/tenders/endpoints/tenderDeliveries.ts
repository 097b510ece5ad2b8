import type { Endpoint } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { recordIdOf } from '@/domain/shared/recordId'
import { deliveriesFor } from '@/queries/tenders/deliveries/deliveriesFor'
import { deliveryPdf } from '@/operations/tenders/deliveries/deliveryPdf'
import { insistOnRights } from '../../shared/commandCall'
import { recordAsked } from '../../shared/recordAsked'
import { localeAsked, pdfAnswer } from './asked'

/**
 * `GET /tenders/:id/deliveries`: for each card the sold quantity, and the quantities delivered with
 * their days.
 */
export const tenderDeliveries: Endpoint = {
  path: '/:id/deliveries',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders']])
    return Response.json(await deliveriesFor(req, recordAsked(req)))
  },
}

/** `GET /tenders/:id/delivery-note?no=&lang=`: the PDF of one delivery, by default the newest. */
export const deliveryNote: Endpoint = {
  path: '/:id/delivery-note',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders']])
    const number = req.query.no === undefined ? null : recordIdOf(req.query.no)
    if (req.query.no !== undefined && number === null) throw new Refusal('notFound')
    return pdfAnswer(
      await deliveryPdf(req, { id: recordAsked(req), number, locale: localeAsked(req) }),
    )
  },
}
