import type { PayloadRequest } from 'payload'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { readAdministrators, type AdministratorRow } from '@/queries/users/emergencyAccess'
import { lockAdministration } from './roleHierarchy'

/** As `readAdministrators`, under the administration lock. */
export const lockAdministrators = async (req: PayloadRequest): Promise<AdministratorRow[]> => {
  await lockAdministration(req)
  return readAdministrators(req)
}

/**
 * Refuses to leave the company without an administrator of users and roles; and, while passwords
 * are off, without one who has emergency access.
 * @param args.without a user who will no longer be an administrator, or loses emergency access
 * @param args.keepsRole they stay an administrator
 * @throws Refusal `lastAdministrator`, `lastBreakGlass`
 */
export const refuseWithoutAdministrator = async (
  req: PayloadRequest,
  { without, keepsRole = false }: { without?: Id; keepsRole?: boolean } = {},
): Promise<void> => {
  const others = (await lockAdministrators(req)).filter(({ id }) => id !== Number(without))
  if (others.length === 0 && !keepsRole) throw new Refusal('lastAdministrator')
  const isReachable = others.some(({ hasEmergencyAccess }) => hasEmergencyAccess)
  if (env.OIDC_ONLY && !isReachable) throw new Refusal('lastBreakGlass')
}
