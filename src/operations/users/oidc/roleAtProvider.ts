import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/access/buildAbility'
import { roleCovers } from '@/access/roles/roleCovers'
import { roleOfClaim } from '@/domain/users/oidc'
import { env } from '@/lib/env'
import { powerOfRole } from '@/queries/users/rolePower'
import { query } from '../../shared/transaction'
import { lastWithEmergencyAccess } from '@/queries/users/emergencyAccess'
import { lockAdministrators } from '../refuseWithoutAdministrator'

const idOfRole = async (req: PayloadRequest, name: string): Promise<number | null> => {
  const [role] = await query<{ id: number }>(req, sql`select id from roles where name = ${name}`)
  return role?.id ?? null
}

/**
 * The role from the provider's claim, under the administration lock.
 * @param claim as `roleOfClaim`
 * @returns null when no entry of the mapping fits, or the role is missing or exceeds OIDC_MAX_ROLE
 */
export const roleFromProvider = async (
  req: PayloadRequest,
  claim: unknown,
): Promise<number | null> => {
  const name = roleOfClaim(claim, env.OIDC_ROLES)
  if (name === null) return null
  const [role, ceiling] = [await idOfRole(req, name), await idOfRole(req, env.OIDC_MAX_ROLE ?? '')]
  const refuse = (reason: string) => {
    req.payload.logger.error({ msg: 'OIDC_ROLES gives no role', role: name, reason })
    return null
  }
  if (role === null) return refuse('there is no such role')
  if (ceiling === null) return refuse('there is no role as OIDC_MAX_ROLE says')
  const [power, highest] = [await powerOfRole(req, role), await powerOfRole(req, ceiling)]
  if (!roleCovers(highest, power)) return refuse('it can do more than OIDC_MAX_ROLE')
  return role
}

/**
 * Gives a user the role from the provider, as the system itself, under the administration lock. The
 * last administrator keeps theirs, and so does the last one with emergency access while passwords
 * are off.
 * @param args.role of `roleFromProvider`
 */
export const setRoleFromProvider = async (
  req: PayloadRequest,
  args: { userId: number; before: number; role: number },
): Promise<void> => {
  const { userId, before, role } = args
  if (before === role) return
  const administrators = await lockAdministrators(req)
  const others = administrators.filter(({ id }) => id !== userId)
  const { permissions } = await powerOfRole(req, role)
  const isLast = others.length === 0 || lastWithEmergencyAccess(administrators) === userId
  if (isLast && !isAdministrator(permissions)) {
    req.payload.logger.warn({ msg: 'The last administrator keeps the role', user: userId })
    return
  }
  await req.payload.update({
    collection: 'users',
    id: userId,
    data: { role },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
