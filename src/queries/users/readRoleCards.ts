import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { readShown } from '../shared/readShown'

export type RoleMember = { id: number; name: string }
export type RoleCardRow = {
  id: number
  name: string
  permissions: unknown
  /** Number of its users. */
  total: number
  /** Up to four of its users, ordered by name. */
  members: RoleMember[]
  /** The files of their pictures, by user. */
  pictures: Readonly<Record<string, string>>
}

/**
 * Every role with the number and the first of its users, in one statement, limited to what the
 * reader may see. Who has which role is a field of users.
 */
export const readRoleCards = async (
  req: PayloadRequest,
): Promise<(Pick<RoleCardRow, 'id'> & Partial<RoleCardRow>)[]> => {
  const isNamed = mayReadField(await abilityOfRequest(req), 'roles', 'name')
  const rows = await readShown<RoleCardRow>({
    req,
    columns: {
      id: 'id',
      name: ['roles', 'name'],
      permissions: ['roles', 'permissions'],
      total: ['users', 'role'],
      members: ['users', 'role', 'name'],
      pictures: ['users', 'role', 'name', 'avatar'],
    },
    statement: sql`select r.id, r.name, r.permissions,
          (select count(*)::int from users u where u.role_id = r.id) as total, f.members, f.pictures
        from roles r cross join lateral (
          select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name)
              order by p.name, p.id), '[]') as members,
            coalesce(json_object_agg(p.id, p.file) filter (where p.file is not null), '{}')
              as pictures
          from (select u.id, u.name, coalesce(m.sizes_thumbnail_filename, m.filename) as file
              from users u left join media m on m.id = u.avatar_id
              where u.role_id = r.id order by u.name, u.id limit 4) p) f
        order by ${isNamed ? sql`r.name, r.id` : sql`r.id`} limit 500`,
  })
  return rows as (Pick<RoleCardRow, 'id'> & Partial<RoleCardRow>)[]
}
