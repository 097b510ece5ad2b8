import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { lockCardsOf } from '../stock/holdForTender'
import { releaseReservationsOf } from '../stock/releaseReservation'
import { inTransaction, query } from '../shared/transaction'
import { lockTender } from './lockTender'
import { refuseDelivered } from './refuseStep'
import { writeTender } from './writeTender'
import { emitTender } from './emitTender'

const NOT_APPROVED = sql`is_approved = false, approved_by_id = null,
  approved_for_id = null, approved_at = null,
  approved_hash = null`

/** Releases all reservations of a tender and clears its promised quantities. */
const letGo = async (req: PayloadRequest, id: number): Promise<void> => {
  await refuseDelivered(req, id)
  await lockCardsOf(req, id)
  await releaseReservationsOf({ req, tenderId: id })
  await query(req, sql`delete from tender_demands where tender_id = ${id}`)
}

/**
 * Withdraws an approval: its stock is released and its content may change.
 * @throws Refusal `notApproved`, `alreadyInvoiced`, `alreadyDelivered`
 */
export const withdrawApproval = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'withdrawApproval')
    await letGo(req, id)
    await emitTender({ req, event: 'approvalWithdrawn', tender, number: tender.number })
    return writeTender(req, id, sql`status = 'sent', ${NOT_APPROVED}`)
  })

type Ending = {
  req: PayloadRequest
  id: number
  /**
   * One of the configured reasons: the tender counts as lost, even when cancelled (decision 0097).
   */
  lostReason?: number | null
  /** Reason as text. */
  reason?: string | null
}

/**
 * Locks the configured reason: it cannot be deleted until the transaction ends.
 * @throws Refusal `notAnOption` at `lostReason`
 */
const holdReason = async ({ req, lostReason = null }: Ending): Promise<void> => {
  if (lostReason === null) return
  const known = await query(
    req,
    sql`select 1 from lost_reasons where id = ${lostReason} for key share`,
  )
  refuseFields([known.length === 0 ? { path: 'lostReason', code: 'notAnOption' } : null])
}

/**
 * Ends a tender without a deal and releases all of its reservations.
 * @throws Refusal `notAnOption` at `lostReason`, and those of the step
 */
const endTender = (ending: Ending, verb: 'reject' | 'cancel') =>
  inTransaction(ending.req, async () => {
    const { req, id, lostReason = null, reason = null } = ending
    const tender = await lockTender(req, id, verb)
    await holdReason(ending)
    await letGo(req, id)
    const event = verb === 'reject' ? 'tenderRejected' : 'tenderCancelled'
    await emitTender({ req, event, tender, number: tender.number })
    const status = verb === 'reject' ? 'rejected' : 'cancelled'
    return writeTender(
      req,
      id,
      sql`status = ${status}::enum_tenders_status, reason = ${reason},
        lost_reason_id = ${lostReason}, ${NOT_APPROVED}`,
    )
  })

/** Marks a tender as rejected by the customer. Refusals as `endTender`: `alreadyApproved`, … */
export const rejectTender = (ending: Ending) => endTender(ending, 'reject')

/**
 * Cancels a tender on the company's side, also an approved one. Refuses also `alreadyDelivered`.
 */
export const cancelTender = (ending: Ending) => endTender(ending, 'cancel')
