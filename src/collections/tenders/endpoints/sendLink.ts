import type { Endpoint } from 'payload'
import { commandOf } from '@/catalog/commands/registry'
import { linkOfSend } from '@/operations/tenders/link/linkOfSend'
import { refuseGivingAway } from '@/operations/tenders/sending/refuseGivingAway'
import { insistOnRights } from '../../shared/commandCall'
import { recordAsked } from '../../shared/recordAsked'

/**
 * `GET /tender-sends/:id/link`: the link a customer was sent, for users who may send tenders. It
 * opens the whole paper, with the customer's address.
 */
export const readSendLink: Endpoint = {
  path: '/:id/link',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, commandOf('tenders', 'send').needs)
    await refuseGivingAway(req)
    return Response.json({ link: await linkOfSend(req, recordAsked(req)) })
  },
}
