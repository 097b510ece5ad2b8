import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { staffIdOf } from '@/access/session/staffOf'
import { isAdministrator } from '@/access/buildAbility'
import { idOf, isSameId, type Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'
import { insistOnConfirmed } from '@/operations/users/factors/confirmItsYou'
import { guardPolicyOfUser } from '@/operations/users/guardFactorPolicy'
import { closeInvitation, endInvitation } from '@/operations/users/invitations/invitation'
import { endUncoveredInvitation } from '@/operations/users/invitations/senderCovers'
import { refuseWithoutAdministrator } from '@/operations/users/refuseWithoutAdministrator'
import { lockFactorPolicy } from '@/operations/users/factors/setup'
import { mailToOwner } from '@/operations/users/securityMail'
import { asAdministrator, type Administrator } from '@/operations/users/roleHierarchy'
import { powerOfRole, powerOfUser } from '@/queries/users/rolePower'

type Values = Record<string, unknown>

const isCaller = (req: PayloadRequest, id: unknown): boolean => isSameId(staffIdOf(req), idOf(id))

const refuseAbove = async (req: PayloadRequest, caller: Administrator, id: Id) => {
  if (!caller.covers(await powerOfUser(req, id))) throw new Refusal('userAboveOwn')
}

/** Payload takes the password apart from the fields, so no field access applies to it. */
const refuseWithoutRight = (caller: Administrator, action: 'create' | 'write', data: Values) => {
  caller.insistOn(action, 'users')
  if (data.password !== undefined) caller.insistOn(action, 'users', 'password')
}

const guardGivenRole = async (req: PayloadRequest, role: Id, id: Id | undefined) => {
  const power = await powerOfRole(req, role)
  const caller = await asAdministrator(req)
  if (caller && !caller.covers(power)) throw new Refusal('grantBeyondOwn')
  if (id === undefined || isAdministrator(power.permissions)) return
  await refuseWithoutAdministrator(req, { without: id })
}

/**
 * Emergency access is granted and removed by administrators only, also their own; it requires a
 * second factor.
 */
const guardBreakGlass = async (
  req: PayloadRequest,
  args: { caller: Administrator | null; id: Id | undefined; isGiven: boolean },
) => {
  const { caller, id, isGiven } = args
  caller?.insistOn(id === undefined ? 'create' : 'write', 'users', 'breakGlass')
  caller?.insistOn('write', 'roles')
  if (!isGiven) return refuseWithoutAdministrator(req, { without: id, keepsRole: true })
  // Locked, because a concurrent request may be removing the last factor.
  if (id !== undefined)
    await query(req, sql`select id from users where id = ${id} for no key update`)
  const hasFactor = id !== undefined && (await lockFactorPolicy(req, Number(id))).hasFactor
  if (!hasFactor)
    throw new Refusal('breakGlassNeedsFactor', {
      fields: [{ path: 'breakGlass', code: 'breakGlassNeedsFactor' }],
    })
}

/** Removes the token of a mailed link: it belongs to the former address and password. */
const withoutOldLink = (data: Values, original: Values): Values =>
  data.password !== undefined || (data.email !== undefined && data.email !== original.email)
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data

/**
 * Ends the invitation when a password is set, the address changes, or the new role is one that its
 * sender could not have assigned.
 */
const settleInvitation = async (
  req: PayloadRequest,
  args: { id: Id; data: Values; original: Values; role: Id | null },
) => {
  const { data, original, role } = args
  const id = Number(args.id)
  if (data.password !== undefined) await closeInvitation(req, id)
  else if (data.email !== undefined && data.email !== original.email) await endInvitation(req, id)
  else if (role !== null) await endUncoveredInvitation(req, { userId: id, role })
}

/**
 * Notifies the owner by mail about a new password or address, which opens the account from now on.
 */
const mailAboutChanges = async (
  req: PayloadRequest,
  args: { id: Id; data: Values; original: Values },
) => {
  const { data, original } = args
  const userId = Number(args.id)
  if (data.password !== undefined) await mailToOwner(req, { userId, event: 'passwordChanged' })
  if (data.email === undefined || data.email === original.email) return
  await mailToOwner(req, { userId, event: 'emailChanged', to: String(original.email) })
  await mailToOwner(req, { userId, event: 'emailSet', to: String(data.email) })
}

/**
 * Users may change themselves and, with permission, users whose role has no more permissions than
 * their own. A user cannot assign a role with more permissions, or take one with a weaker second-factor
 * policy, and the last administrator keeps the role. Changes of other users, of roles and of emergency
 * access need a confirmed session. The database refuses other writers of these and of the e-mail: a
 * concurrent sign-in would otherwise overwrite the change.
 */
export const guardUser: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  const id = operation === 'update' ? (originalDoc.id as Id) : undefined
  const caller = await asAdministrator(req)
  if (caller && id === undefined) refuseWithoutRight(caller, 'create', data)
  if (caller && id !== undefined && !isCaller(req, id)) {
    refuseWithoutRight(caller, 'write', data)
    await refuseAbove(req, caller, id)
  }
  const role = data.role === undefined ? null : idOf(data.role)
  const isRoleGiven = role !== null && role !== idOf(originalDoc?.role)
  if (isRoleGiven) await guardGivenRole(req, role, id)
  if (isRoleGiven && id !== undefined) await guardPolicyOfUser(req, { user: id, role })
  const isGiven = Boolean(data.breakGlass)
  const isMarked = data.breakGlass !== undefined && isGiven !== Boolean(originalDoc?.breakGlass)
  if (isMarked) await guardBreakGlass(req, { caller, id, isGiven })
  if (isRoleGiven || isMarked || !isCaller(req, id)) await insistOnConfirmed(req)
  if (id === undefined) return data
  await settleInvitation(req, { id, data, original: originalDoc, role: isRoleGiven ? role : null })
  await mailAboutChanges(req, { id, data, original: originalDoc })
  await query(req, sql`select set_config('app.user_writer', 'on', true)`)
  return withoutOldLink(data, originalDoc)
}

/**
 * Refuses to delete the caller, a user whose role has more permissions than the caller's, and the last
 * administrator.
 */
export const guardUserDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (isCaller(req, id)) throw new Refusal('cannotSuspendYourself')
  const caller = await asAdministrator(req)
  if (caller) {
    caller.insistOn('delete', 'users')
    await refuseAbove(req, caller, id)
    await insistOnConfirmed(req)
  }
  await refuseWithoutAdministrator(req, { without: id })
}
