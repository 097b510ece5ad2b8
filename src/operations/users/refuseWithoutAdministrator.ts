import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '../shared/transaction'

const ADMINISTRATION = 7_101

/** True for permissions that let their holder manage users and roles. */
export const isAdministrator = (permissions: unknown): boolean => {
  const ability = buildAbility(permissions)
  return ability.can('write', 'users') && ability.can('write', 'roles')
}

/** Ids of the active users who can manage users and roles; waits for other changes of that. */
export const administratorIds = async (req: PayloadRequest): Promise<number[]> => {
  await query(req, sql`select pg_advisory_xact_lock(${ADMINISTRATION})`)
  const rows = await query<{ id: number; permissions: unknown }>(
    req,
    sql`select u.id, r.permissions from users u join roles r on r.id = u.role_id
        where u.status = 'active'`,
  )
  return rows.filter((row) => isAdministrator(row.permissions)).map((row) => row.id)
}

/** Throws `lastAdministrator` when nobody would be left to manage users and roles. */
export const refuseWithoutAdministrator = async (req: PayloadRequest): Promise<void> => {
  if ((await administratorIds(req)).length === 0) throw new Refusal('lastAdministrator')
}
