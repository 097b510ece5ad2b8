import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/access/buildAbility'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '../shared/transaction'
import { lockAdministration } from './roleHierarchy'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'

/**
 * Ids of the active users who can manage users and roles, under the administration lock; without
 * invited users, who have no password yet.
 */
export const administratorIds = async (req: PayloadRequest): Promise<number[]> => {
  await lockAdministration(req)
  const rows = await query<{ id: number; permissions: unknown }>(
    req,
    sql`select u.id, r.permissions from users u join roles r on r.id = u.role_id
        where ${sql.raw(CAN_SIGN_IN)}`,
  )
  return rows.filter((row) => isAdministrator(row.permissions)).map((row) => row.id)
}

/** Throws `lastAdministrator` when nobody would be left to manage users and roles. */
export const refuseWithoutAdministrator = async (req: PayloadRequest): Promise<void> => {
  if ((await administratorIds(req)).length === 0) throw new Refusal('lastAdministrator')
}
