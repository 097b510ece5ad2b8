import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/access/buildAbility'
import { env } from '@/lib/env'
import { readRows } from '../shared/rows'
import { HAS_FACTOR } from './factorPolicy'
import { CAN_SIGN_IN } from './signInStates'

/**
 * SQL, on users `u`: whether they may sign in without single sign-on even where others may not
 * (decision 0112). Never by password alone.
 */
const HAS_EMERGENCY_ACCESS = `(u.break_glass is true and ${HAS_FACTOR})`

/** SQL, on users `u`: whether a password or a passkey suffices to sign in. */
export const mayEnterAlone = (): string => (env.OIDC_ONLY ? HAS_EMERGENCY_ACCESS : 'true')

/** Whether a password or a passkey suffices for a user, within the request's transaction. */
export const entersAlone = async (req: PayloadRequest, userId: number): Promise<boolean> => {
  if (!env.OIDC_ONLY) return true
  const [row] = await readRows<{ may: boolean }>(
    req,
    sql`select ${sql.raw(mayEnterAlone())} as may from users u where u.id = ${userId}`,
  )
  return row?.may === true
}

/**
 * SQL, on sessions and sign-in steps of users `u`: whether they remain valid. @param table with
 * `by_provider`
 */
export const isOpenedRightly = (table: 's' | 'd'): string =>
  `(coalesce(${table}.by_provider, false) or ${mayEnterAlone()})`

export type AdministratorRow = { id: number; hasEmergencyAccess: boolean }

/**
 * The active users who can manage users and roles; without invited users, who have no password yet.
 * Checks no permission.
 */
export const readAdministrators = async (req: PayloadRequest): Promise<AdministratorRow[]> => {
  const rows = await readRows<AdministratorRow & { permissions: unknown }>(
    req,
    sql`select u.id, r.permissions, ${sql.raw(HAS_EMERGENCY_ACCESS)} as "hasEmergencyAccess"
        from users u join roles r on r.id = u.role_id
        where ${sql.raw(CAN_SIGN_IN)} order by u.id`,
  )
  return rows
    .filter((row) => isAdministrator(row.permissions))
    .map(({ id, hasEmergencyAccess }) => ({ id, hasEmergencyAccess }))
}

/**
 * The only administrator who could still sign in while the provider is unavailable; null if
 * passwords are on, or there are more.
 * @param administrators of `readAdministrators`
 */
export const lastWithEmergencyAccess = (
  administrators: readonly AdministratorRow[],
): number | null => {
  const left = administrators.filter(({ hasEmergencyAccess }) => hasEmergencyAccess)
  return env.OIDC_ONLY && left.length === 1 ? (left[0]?.id ?? null) : null
}
