import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { limitedBy, refuseOverLimit } from '@/domain/tenders/approval/overLimit'
import { refuseApproval } from '@/domain/tenders/approval/approval'
import type { ComparedContent } from '@/domain/tenders/compare'
import { isCounted } from '@/domain/tenders/choices/choices'
import { approvalLimitsOf } from '@/queries/settings/approvalLimitsOf'
import { companySettings } from '@/queries/settings/companySettings'
import { inTransaction, query } from '../shared/transaction'
import { emitRunLow } from '../stock/emitLowStock'
import { captureDemand, holdForTender, lockCardsOf } from '../stock/holdForTender'
import { hashOfContent } from '@/queries/tenders/approvalHash'
import { decidesFor } from './approvals/decidesFor'
import { NO_REQUEST } from './approvals/request'
import { lockTender, type LockedTender } from './lockTender'
import { numberTender } from './numberTender'
import { readBoundContent } from '@/queries/tenders/readContent'
import { readDemand } from '@/queries/tenders/readDemand'
import { readTenderItems, type TenderItem } from '@/queries/tenders/readTenderItems'
import { refuseStep } from './refuseStep'
import { writeTender } from './writeTender'
import { emitTender } from './emitTender'
import type { OnBehalf } from '@/domain/users/deputies'

/**
 * Refuses to approve a tender that has expired, lacks lines or customer, exceeds the limit of the
 * caller or the represented person, or, with four eyes, was created by the caller.
 */
const refuse = async (
  req: PayloadRequest,
  {
    tender,
    items,
    onBehalf,
  }: { tender: LockedTender; items: TenderItem[]; onBehalf: OnBehalf | null },
) => {
  const settings = await companySettings(req)
  const { today, fourEyes } = settings
  const code = refuseApproval({
    ...tender,
    today,
    pricedItemCount: items.filter(isCounted).length,
    fourEyes,
    authorId: tender.createdBy,
    approverId: staffIdOf(req),
    isProgram: req.user !== null && staffIdOf(req) === null,
  })
  refuseStep(code, { validUntil: tender.validUntil })
  const limited = limitedBy(tender, items)
  const overLimit =
    refuseOverLimit(await approvalLimitsOf(req, settings), limited) ??
    (onBehalf && refuseOverLimit(onBehalf, limited))
  if (overLimit) throw new Refusal(overLimit.code, { data: overLimit.data })
}

/** Reserves the stock demand of the lines; earlier manual reservations become part of it. */
const reserve = async (req: PayloadRequest, tenderId: number, items: TenderItem[]) => {
  const demand = await readDemand(req, tenderId, items)
  await lockCardsOf(req, tenderId, demand.keys())
  await captureDemand(req, tenderId, demand)
  await emitRunLow(req, await holdForTender({ req, tenderId }))
}

/**
 * Stores the approved content, so that later changes can be shown after a withdrawal. The caller
 * has locked the tender.
 */
const keepApprovedContent = async (
  req: PayloadRequest,
  tenderId: number,
  content: ComparedContent,
): Promise<void> => {
  await query(
    req,
    sql`insert into tender_approvals (tender_id, content)
        values (${tenderId}, ${JSON.stringify(content)}::jsonb)
        on conflict (tender_id) do update
          set content = excluded.content, approved_at = excluded.approved_at`,
  )
}

/**
 * Approves a tender and reserves its whole demand, all or nothing, in one transaction: lock the
 * tender, check it, lock its cards in order, reserve, number it, bind the approval to a hash of the
 * content. The deputy of the requested approver decides on their behalf, within the limits of both.
 * @param id the tender
 * @returns the tender as approved
 * @throws Refusal `notFound`, `alreadyApproved`, `tenderExpired` with `validUntil`,
 *   `tenderHasNoItems`, `bidderMissing`, `bidderTwice`, `bidderContactMissing`, `tenderTotalZero`, `fourEyes`, `wrongTenderState`, `approvalLimitExceeded` with `limit`
 *   and `total`, `discountLimitExceeded` with `limit` and `discount`, or `insufficientStock` with `shortages`
 */
export const approveTender = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'approve')
    const items = await readTenderItems({ req, tenderId: id })
    const onBehalf = await decidesFor(req, tender)
    await refuse(req, { tender, items, onBehalf })
    await reserve(req, id, items)
    const number = await numberTender(req, tender)
    await emitTender({ req, event: 'tenderApproved', tender, number, onBehalfOf: onBehalf?.id })
    const bound = await readBoundContent(req, id, items)
    const hash = hashOfContent(bound)
    await keepApprovedContent(req, id, bound.content)
    const approvedBy = staffIdOf(req)
    // clock_timestamp(), not now(): a transaction that waited for another one began before it.
    return writeTender(
      req,
      id,
      sql`status = 'approved', is_approved = true, approved_by_id = ${approvedBy},
          approved_for_id = ${onBehalf?.id ?? null},
          approved_at = clock_timestamp(), approved_hash = ${hash}, number = ${number},
          approval_refusal = null, ${NO_REQUEST}`,
    )
  })
