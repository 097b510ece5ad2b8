import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { approvalRulesOf, refuseLoosening } from '@/access/roles/refuseLoosening'
import { Refusal } from '@/domain/shared/refusal'
import { powerOfCaller, powersOfRoles } from '@/queries/users/rolePower'
import { insistOnConfirmed } from './factors/confirmItsYou'
import { asAdministrator } from './roleHierarchy'

/**
 * Refuses to loosen approval rules that apply to the caller or a role above theirs, under the
 * administration lock.
 * @param change.before the current settings, read under the administration lock
 * @param change.after the new settings
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
    roles: await powersOfRoles(req),
    before,
    after,
  })
  if (fields.length > 0) throw new Refusal('limitAboveOwn', { fields })
  if (!isDeepStrictEqual(before, after)) await insistOnConfirmed(req)
}
