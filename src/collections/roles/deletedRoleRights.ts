import { sql } from '@payloadcms/db-postgres'
import { roleCovers, type RolePower } from '@/access/roles/roleCovers'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'
import type { RecordRights } from '@/queries/trash/trashRights'
import { asAdministrator } from '@/operations/users/roleHierarchy'
import { NO_POWER, powerOfCaller } from '@/queries/users/rolePower'

/** The rights of a deleted role; a limit of approvals is not restored with it. */
const powerOf = (permissions: unknown): RolePower => ({ ...NO_POWER, permissions })

/**
 * Restoring or purging a role needs all of its permissions, so that no user can gain more rights
 * than their own.
 */
export const deletedRoleRights: RecordRights = {
  insist: async ({ req, values }) => {
    const caller = await asAdministrator(req)
    if (!caller) return
    caller.insistOn('delete', 'roles')
    if (!caller.covers(powerOf(values.permissions))) throw new Refusal('roleAboveOwn')
  },
  shown: async (req) => {
    const [own, deleted] = await Promise.all([
      powerOfCaller(req),
      readRows<{ role: number; permissions: unknown }>(
        req,
        sql`select document as role, content #> '{0,rows,0,permissions}' as permissions
            from trash where subject = 'roles'`,
      ),
    ])
    const covered = deleted.filter(({ permissions }) => roleCovers(own, powerOf(permissions)))
    const ids = covered.map(({ role }) => sql`${role}`)
    return ids.length > 0 ? sql`document in (${sql.join(ids, sql`, `)})` : sql`false`
  },
}
