import type { Endpoint } from 'payload'
import { commandOf } from '@/catalog/commands/registry'
import { approversFor } from '@/operations/tenders/approvals/approversFor'
import { insistOnRights } from '../../shared/commandCall'
import { refuseUnlessMay } from '../../shared/commandEndpoints'
import { recordAsked } from '../../shared/recordAsked'

/** `GET /tenders/:id/approvers`: whom the caller can ask to approve it, if they may ask. */
export const tenderApprovers: Endpoint = {
  path: '/:id/approvers',
  method: 'get',
  handler: async (req) => {
    const command = commandOf('tenders', 'requestApproval')
    await insistOnRights(req, command.needs)
    const id = recordAsked(req)
    await refuseUnlessMay({ req, slug: 'tenders', command, id })
    return Response.json({ docs: await approversFor(req, id) })
  },
}
