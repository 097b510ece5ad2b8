import type { Endpoint } from 'payload'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'
import { linkOfSend } from '@/operations/tenders/link/linkOfSend'
import { refuseGivingAway } from '@/operations/tenders/sending/refuseGivingAway'
import { insistOnRights } from '../../shared/commandCall'

/**
 * `GET /tender-sends/:id/link`: the link a customer was sent, for whoever may send tenders. It opens
 * the whole paper, with the customer's address.
 */
export const readSendLink: Endpoint = {
  path: '/:id/link',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [
      ['read', 'tenders', '*'],
      ['write', 'tenders'],
    ])
    await refuseGivingAway(req)
    const id = recordIdOf(req.routeParams?.id)
    if (id === null) throw new Refusal('notFound')
    return Response.json({ link: await linkOfSend(req, id) })
  },
}
