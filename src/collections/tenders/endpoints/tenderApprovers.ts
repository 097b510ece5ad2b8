import type { Endpoint } from 'payload'
import { commandOf } from '@/catalog/commands/registry'
import { approversFor } from '@/operations/tenders/approvals/approversFor'
import { insistOnRights } from '../../shared/commandCall'
import { recordAsked } from '../../shared/recordAsked'

/** `GET /tenders/:id/approvers`: whom the caller can ask to approve it. */
export const tenderApprovers: Endpoint = {
  path: '/:id/approvers',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, commandOf('tenders', 'requestApproval').needs)
    return Response.json({ docs: await approversFor(req, recordAsked(req)) })
  },
}
