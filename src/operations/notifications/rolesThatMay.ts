import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility, type AppAbility } from '@/access/buildAbility'
import type { Action, Subject } from '@/access/roles/permissions'
import { query } from '../shared/transaction'

/**
 * The roles whose holders have every one of these rights, judged by the one registry rather than
 * by a second reading of stored permissions in SQL.
 */
export const rolesThatMay = async (
  req: PayloadRequest,
  rights: readonly (readonly [Action, Subject, field?: string])[],
): Promise<{ id: number; ability: AppAbility }[]> => {
  const roles = await query<{ id: number; permissions: unknown }>(
    req,
    sql`select id, permissions from roles`,
  )
  return roles
    .map(({ id, permissions }) => ({ id, ability: buildAbility(permissions) }))
    .filter(({ ability }) => rights.every((right) => ability.can(...right)))
}
