import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { today } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { refuseOverLimit } from '@/domain/settings/approvalLimit'
import { refuseApproval } from '@/domain/tenders/approval'
import { isPricedKind } from '@/domain/tenders/itemKinds'
import { notifyTenderOwner } from '../notifications/notifyTender'
import { reserveForTender } from '../stock/reserveForTender'
import { approvalLimitOf } from '../settings/approvalLimitOf'
import { companySettings } from '../settings/companySettings'
import { inTransaction } from '../shared/transaction'
import { approvalHashOf } from './approvalHash'
import { demandOf } from './demandOf'
import { lockTender } from './lockTender'
import { numberTender } from './numberTender'
import { readTenderItems } from './readTenderItems'
import { writeTender } from './writeTender'

/**
 * Approves a tender and reserves everything it sells, all or nothing (design, "One case").
 * @param id the tender
 * @returns the tender as approved
 * @throws Refusal `alreadyApproved`, `tenderExpired`, `tenderHasNoItems`, `tenderTotalZero`,
 *   `fourEyes`, `wrongTenderState`, `approvalLimitExceeded` with `limit` and `total`, or `insufficientStock` with `shortages`
 */
export const approveTender = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'approve')
    const { timeZone, fourEyes } = await companySettings(req)
    const items = await readTenderItems({ req, tenderId: id })
    const approverId = Number(req.user?.id ?? 0)
    const code = refuseApproval({
      ...tender,
      today: today({ now: new Date(), timeZone }),
      pricedItemCount: items.filter((item) => isPricedKind(item.kind)).length,
      fourEyes,
      authorId: tender.createdBy,
      approverId,
    })
    if (code) throw new Refusal(code, { data: { validUntil: tender.validUntil } })
    const limit = await approvalLimitOf(req)
    const overLimit = refuseOverLimit({ limit, totalBase: tender.totalBase })
    if (overLimit)
      throw new Refusal(overLimit, {
        data: { limit: Number(limit), total: Number(tender.totalBase) },
      })
    const demand = await demandOf(req, id)
    const { company, companyProject } = tender
    await reserveForTender({ req, tender: { id, company, project: companyProject }, demand })
    const number = await numberTender(req, tender)
    await notifyTenderOwner({ req, event: 'tenderApproved', tender, number })
    const hash = await approvalHashOf(req, id)
    const approvedBy = req.user?.collection === 'users' ? req.user.id : null
    return writeTender(
      req,
      id,
      sql`status = 'approved', is_approved = true, approved_by_id = ${approvedBy},
          approved_at = now(), approved_hash = ${hash}, number = ${number}`,
    )
  })
