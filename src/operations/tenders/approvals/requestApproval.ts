import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { limitedBy } from '@/domain/tenders/approval/overLimit'
import { staffIdOf } from '@/access/session/staffOf'
import { cleanText } from '@/domain/shared/text/cleanText'
import { refuseFields } from '@/domain/shared/refusal'
import { refuseAskingAgain } from '@/domain/tenders/approval/approvalRequest'
import { refuseApprovalRequest } from '@/domain/tenders/approval/approval'
import { isCounted } from '@/domain/tenders/choices/choices'
import { emit } from '../../events/emit'
import { companySettings } from '@/queries/settings/companySettings'
import { holdUser } from '../../shared/holdRecord'
import { asWriter, inTransaction, query } from '../../shared/transaction'
import { lockTender, type LockedTender } from '../lockTender'
import { readTenderItems, type TenderItem } from '@/queries/tenders/readTenderItems'
import { refuseStep } from '../refuseStep'
import { writeTender } from '../writeTender'
import { askedFacts } from './askedFacts'
import { readApprovers } from './approvers'

type Call = { req: PayloadRequest; id: number; approver: number; note: string | null }

const refuse = async (req: PayloadRequest, tender: LockedTender, items: TenderItem[]) => {
  const { today } = await companySettings(req)
  const pricedItemCount = items.filter(isCounted).length
  refuseStep(refuseApprovalRequest({ ...tender, today, pricedItemCount }), {
    validUntil: tender.validUntil,
  })
}

type Telling = Call & { tender: LockedTender; items: TenderItem[] }

/** Its subscriber notifies and mails them: the mail is as certain as the event. */
const tell = async ({ req, id, approver, tender, items, note }: Telling) => {
  const { title, createdBy, number } = tender
  const asked = await askedFacts(req, tender, items)
  await emit(req, {
    name: 'approvalRequested',
    document: id,
    data: { title, createdBy, number, approver, note, ...asked },
  })
}

/**
 * Requests approval of a tender from a user. They and their deputy are notified, also by mail in
 * their language unless they want these once a day: one mail in ten minutes for each tender
 * (`notifyOfRequest`). The request stays until the tender is approved, declined, ended or changed
 * (trigger `keep_approval_request`), or another person is asked, which replaces it.
 * @param approver a user who may approve this tender, see `readApprovers`
 * @param note the message to them
 * @returns the tender
 * @throws Refusal why nobody could approve it, as `approveTender`; `invalidInput` with
 *   `approverCannotApprove`, or `approverAlreadyAsked` while that request is pending, at `approver`
 */
export const requestApproval = (call: Call) =>
  inTransaction(call.req, async () => {
    const { req, id, approver } = call
    await holdUser(req, approver)
    const tender = await lockTender(req, id, 'approve')
    const items = await readTenderItems({ req, tenderId: id })
    await refuse(req, tender, items)
    const able = await readApprovers(req, { ...tender, limited: limitedBy(tender, items) })
    refuseFields([
      able.some(({ id: one }) => one === approver)
        ? refuseAskingAgain({ asked: tender.approver, approver })
        : { path: 'approver', code: 'approverCannotApprove' },
    ])
    const note = call.note ? cleanText(call.note) || null : null
    await tell({ ...call, tender, items, note })
    return writeTender(
      req,
      id,
      sql`approver_id = ${approver}, approval_asked_by_id = ${staffIdOf(req)},
          approval_asked_at = clock_timestamp(), approval_note = ${note},
          approval_asked_plan = plan_of_tender(id), approval_refusal = null`,
    )
  })

/**
 * Passes a request for an approval on to another user, who is notified like a first approver;
 * requester, time and note stay.
 * @param call.id of a tender with an open request for approval
 * @param call.approver a user who may approve this tender; may be the caller
 * @throws Refusal `invalidInput` with `approverCannotApprove` at `to`
 */
export const passRequestOn = async (call: Omit<Call, 'note'>): Promise<void> => {
  const { req, id, approver } = call
  const tender = await lockTender(req, id)
  const items = await readTenderItems({ req, tenderId: id })
  const limited = limitedBy(tender, items)
  const able = await readApprovers(req, { ...tender, limited }, { withCaller: true })
  if (!able.some(({ id: one }) => one === approver))
    return refuseFields([{ path: 'to', code: 'approverCannotApprove' }])
  const [asked] = await query<{ note: string | null }>(
    req,
    sql`select approval_note as note from tenders where id = ${id}`,
  )
  await tell({ ...call, tender, items, note: asked?.note ?? null })
  await asWriter(req, 'tender', () =>
    query(
      req,
      sql`update tenders set approver_id = ${approver}, updated_at = now() where id = ${id}`,
    ),
  )
}
