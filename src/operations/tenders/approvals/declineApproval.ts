import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { emit } from '../../events/emit'
import { inTransaction } from '../../shared/transaction'
import { lockTender } from '../lockTender'
import { writeTender } from '../writeTender'
import { decidesFor } from './decidesFor'
import { NO_REQUEST } from './request'

/**
 * Declines a request for approval. The tender keeps its status, to be corrected and requested
 * again; it shows the reason until then.
 * @param reason sent to its author and to the user who requested the approval
 * @throws Refusal `noApprovalRequest` for everybody but the requested approver and their deputy,
 *   and the refusals of a status without approval
 */
export const declineApproval = ({
  req,
  id,
  reason,
}: {
  req: PayloadRequest
  id: number
  reason: string
}) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'approve')
    const { title, createdBy, owner, number, approver, askedBy } = tender
    const isAsked = approver !== null && approver === Number(staffIdOf(req))
    const onBehalf = isAsked ? null : await decidesFor(req, tender)
    if (!isAsked && !onBehalf) throw new Refusal('noApprovalRequest')
    await emit(req, {
      name: 'approvalDeclined',
      document: id,
      data: {
        ...{ title, createdBy, owner, number, askedBy, reason },
        ...(onBehalf && { onBehalfOf: onBehalf.id }),
      },
    })
    return writeTender(req, id, sql`approval_refusal = ${reason}, ${NO_REQUEST}`)
  })
