import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { refuseOverLimit, type Limited } from '@/domain/tenders/approval/overLimit'
import { rolesThatMay } from '@/queries/users/rolePower'
import { NO_LIMITS } from '@/queries/settings/approvalLimitsOf'
import { companySettings } from '@/queries/settings/companySettings'
import { query } from '../../shared/transaction'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'

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
