import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { approvalRulesOf, refuseLoosening, type LimitedRole } from '@/access/roles/refuseLoosening'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'
import { insistOnConfirmed } from './factors/confirmItsYou'
import { asAdministrator, powerOfCaller } from './roleHierarchy'

const readRoles = (req: PayloadRequest) =>
  readRows<LimitedRole>(
    req,
    sql`select r.id, r.permissions, l.max_total_base::text as "approvalLimit",
            l.max_discount::text as "discountLimit",
            exists (select 1 from users u where u.role_id = r.id and u.status = 'active')
              as "isHeld"
          from roles r left join settings_approval_limits l on l.role_id = r.id`,
  )

/**
 * Refuses to loosen rules of approval that bind the caller or a role above theirs, with every
 * change of users, roles and these rules waiting.
 * @param change.before the settings as they are, read under the administration lock
 * @param change.after the settings as they become
 * @throws Refusal `limitAboveOwn` with the settings that may not be loosened; `signInFirst`,
 *   `notAllowed` when the caller lost the right meanwhile; `confirmItsYou` for any change of them
 */
export const guardApprovalRules = async (
  req: PayloadRequest,
  change: Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>>>>,
): Promise<void> => {
  const caller = await asAdministrator(req)
  if (!caller) return
  caller.insistOn('write', 'settings')
  const [before, after] = [approvalRulesOf(change.before), approvalRulesOf(change.after)]
  const fields = refuseLoosening({
    own: await powerOfCaller(req),
    roles: await readRoles(req),
    before,
    after,
  })
  if (fields.length > 0) throw new Refusal('limitAboveOwn', { fields })
  if (!isDeepStrictEqual(before, after)) await insistOnConfirmed(req)
}
