import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { refuseOverLimit, type Limited, limitedBy } from '@/domain/tenders/approval/overLimit'
import { rolesThatMay } from '@/queries/users/rolePower'
import { NO_LIMITS } from '@/queries/settings/approvalLimitsOf'
import { companySettings } from '@/queries/settings/companySettings'
import { query, inTransaction } from '../../shared/transaction'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'
import { lockTender } from '../lockTender'
import { readTenderItems } from '@/queries/tenders/readTenderItems'

type Approver = { id: number; name: string }

/**
 * Users who may approve this tender, by name: active, with the rights to see and approve tenders,
 * within the limits of their role, and with four eyes not its author. Without the caller, who needs
 * no request to themselves, unless they take over another person's request.
 * @param tender for checking limits and four eyes
 */
export const readApprovers = async (
  req: PayloadRequest,
  tender: { createdBy: number | null; limited: Limited },
  { withCaller = false } = {},
): Promise<Approver[]> => {
  const { fourEyes, approvalLimits } = await companySettings(req)
  const able = await rolesThatMay(req, [
    ['read', 'tenders'],
    ['approve', 'tenders'],
  ])
  const roles = able
    .map(({ id }) => id)
    .filter((id) => !refuseOverLimit(approvalLimits.get(id) ?? NO_LIMITS, tender.limited))
  if (roles.length === 0) return []
  const people = await query<Approver>(
    req,
    sql`select u.id, u.name from users u
        where ${sql.raw(CAN_SIGN_IN)} and u.role_id in (${sql.join(roles, sql`, `)})
        order by u.name, u.id`,
  )
  const author = fourEyes ? tender.createdBy : null
  const caller = staffIdOf(req)
  return people.filter(({ id }) => id !== author && (withCaller || id !== Number(caller)))
}

/**
 * Users whom the caller can ask to approve a tender.
 * @throws Refusal `notFound`
 */
export const approversFor = (
  req: PayloadRequest,
  id: number,
): Promise<{ id: number; name: string }[]> =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id)
    const items = await readTenderItems({ req, tenderId: id })
    return readApprovers(req, { ...tender, limited: limitedBy(tender, items) })
  })
