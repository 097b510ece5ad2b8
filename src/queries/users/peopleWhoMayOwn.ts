import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { entityCalled } from '@/catalog'
import { readRows } from '../shared/rows'

/** Collections whose records have an owner. */
export type OwnedSlug = 'tenders' | 'companies'

/**
 * Active users whose role may read the records of a collection, ordered by name; no addresses.
 * @param only the id of one user, to check that user alone
 */
export const peopleWhoMayOwn = async (
  req: PayloadRequest,
  slug: OwnedSlug,
  only?: number,
): Promise<{ id: number; name: string }[]> => {
  const { subject } = entityCalled(slug)
  if (!subject) throw new Error(`${slug}: no subject opens it`)
  const people = await readRows<{ id: number; name: string; permissions: unknown }>(
    req,
    sql`select u.id, u.name, r.permissions from users u join roles r on r.id = u.role_id
        where u.status = 'active' and (${only ?? null}::int is null or u.id = ${only ?? null})
        order by u.name, u.id`,
  )
  return people
    .filter(({ permissions }) => buildAbility(permissions).can('read', subject))
    .map(({ id, name }) => ({ id, name }))
}
