import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '../shared/rows'

export type RoleMember = { id: number; name: string; file: string | null }
export type RoleCardRow = {
  id: number
  name: string
  permissions: unknown
  total: number
  /** Four of its users by name, with the file of their picture. */
  members: RoleMember[]
}

/**
 * Every role with how many users hold it and the first of them, in one statement. For readers of
 * roles; names of users are for readers of users only, so the caller says whether to fetch them.
 */
export const readRoleCards = (
  req: PayloadRequest,
  { withMembers }: { withMembers: boolean },
): Promise<RoleCardRow[]> =>
  readRows<RoleCardRow>(
    req,
    sql`select r.id, r.name, r.permissions,
          (select count(*)::int from users u where u.role_id = r.id) as total,
          coalesce((select json_agg(f) from (
            select u.id, u.name, coalesce(m.sizes_thumbnail_filename, m.filename) as file
            from users u left join media m on m.id = u.avatar_id
            where ${withMembers} and u.role_id = r.id order by u.name, u.id limit 4) f), '[]') as members
        from roles r order by r.name, r.id limit 500`,
  )
