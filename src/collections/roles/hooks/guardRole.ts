import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import type { Permission } from '@/access/roles/permissions'
import { readPermissions } from '@/access/reading/readPermission'
import {
  cleanPermissions,
  refusePermissions,
  type KnownFields,
} from '@/access/roles/refusePermissions'
import { fieldsOfSubject } from '@/access/reading/subjectFields'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { insistOnConfirmed } from '@/operations/users/factors/confirmItsYou'
import { guardPolicyOfRole } from '@/operations/users/guardFactorPolicy'
import { asAdministrator, takesUnheldRights } from '@/operations/users/roleHierarchy'
import { powerOfRole } from '@/queries/users/rolePower'

/** A stored field name that was renamed or removed since has no effect and is accepted. */
const knownTo = (req: PayloadRequest, before: unknown): KnownFields => {
  const stored = readPermissions(before)
  return (subject) => {
    const rows = stored.filter((row) => row.subject === subject)
    return new Set([
      ...fieldsOfSubject(req.payload, subject),
      ...rows.flatMap(({ fields = [] }) => fields),
    ])
  }
}

/**
 * Validates the permissions of a role, and refuses a role, before or after the change, with more
 * permissions than the caller's own; rights that no role has may be added to the caller's own
 * role (`rightsToTake`). A user cannot relax the second-factor policy of their own role.
 * The change needs a confirmed session.
 */
export const guardRole: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  const sent: unknown = data.permissions
  const caller = await asAdministrator(req)
  const before = await powerOfRole(req, operation === 'update' ? originalDoc.id : null)
  if (sent !== undefined) refuseFields(refusePermissions(sent, knownTo(req, before.permissions)))
  const permissions =
    sent === undefined ? before.permissions : cleanPermissions(sent as Permission[])
  if (caller) {
    caller.insistOn(operation === 'update' ? 'write' : 'create', 'roles')
    if (!caller.covers(before)) throw new Refusal('roleAboveOwn')
    const after = { ...before, permissions }
    const isGrantable =
      caller.covers(after) ||
      (operation === 'update' && (await takesUnheldRights(req, { role: originalDoc.id, after })))
    if (!isGrantable) throw new Refusal('grantBeyondOwn')
    if (operation === 'update' && data.factor !== undefined)
      await guardPolicyOfRole(req, { role: originalDoc.id, after: data.factor })
    await insistOnConfirmed(req)
  }
  return { ...data, permissions }
}

/** Refuses to delete a role with more permissions than the caller's own. */
export const guardRoleDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const caller = await asAdministrator(req)
  if (!caller) return
  caller.insistOn('delete', 'roles')
  if (!caller.covers(await powerOfRole(req, id))) throw new Refusal('roleAboveOwn')
  await insistOnConfirmed(req)
}
