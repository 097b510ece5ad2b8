import { hides, names, type Blocker } from '../shared/blocker'
import { compareIds, type Id } from '../shared/idOf'
import type { InvitationState } from './signInState'
import { refuseUserStatus, USER_STATUSES, type UserStatus, type UserStatusVerb } from './userStatus'

/** Facts of a user that decide their commands. */
export type UserFacts = {
  id: Id
  status: UserStatus
  isLastAdministrator: boolean
  /** While password sign-in is off: no other administrator could sign in without the provider. */
  isLastBreakGlass: boolean
  /** Their role has a permission that the caller's lacks. */
  isAbove: boolean
  /** They have a second factor. */
  hasFactor: boolean
  /** They were invited and have no password yet. */
  invitation: InvitationState
  /** The server can send mail. */
  sendsMail: boolean
}

export type InvitationVerb = 'resendInvitation' | 'withdrawInvitation'
export type UserVerb = UserStatusVerb | 'depart' | 'resetFactors' | InvitationVerb

/** Statuses from which a second factor can be reset. */
export const RESETS_FACTORS_FROM: readonly UserStatus[] = USER_STATUSES

/** Statuses from which a user can leave; repeatable, for records assigned to them afterwards. */
export const LEAVES_FROM: readonly UserStatus[] = USER_STATUSES

/** Statuses in which an invitation can be resent; suspending a user ends it. */
export const RESENDS_FROM: readonly UserStatus[] = ['active']
/** Statuses from which an invitation can be withdrawn. */
export const WITHDRAWS_FROM: readonly UserStatus[] = ['active']

/**
 * Whether an invitation can be resent (until it is accepted) or withdrawn (while its link works).
 * @returns `userAboveOwn`, `notInvited`, `alreadyInThatState` for a suspended user, `mailOff`
 */
export const refuseInvitation = (
  verb: InvitationVerb,
  user: Pick<UserFacts, 'status' | 'invitation' | 'isAbove' | 'sendsMail'>,
): Blocker | null => {
  const { status, invitation, isAbove, sendsMail } = user
  const isOpen = verb === 'resendInvitation' ? invitation !== 'none' : invitation === 'sent'
  const code = !isOpen ? 'notInvited' : status !== 'active' ? 'alreadyInThatState' : null
  const first = isAbove ? 'userAboveOwn' : code
  if (first) return code === null ? names(first) : hides(first)
  return verb === 'resendInvitation' && !sendsMail ? names('mailOff') : null
}

/**
 * Whether the lost second factor of a user can be reset. Users manage their own in their account,
 * where confirmation is required.
 * @param userId the caller; null for programs
 * @returns `userAboveOwn`, `resetOwnFactors`, `noFactor`, `lastBreakGlass`
 */
export const refuseResetFactors = (
  user: Pick<UserFacts, 'id' | 'isAbove' | 'hasFactor' | 'isLastBreakGlass'>,
  userId: Id | null,
): Blocker | null => {
  const isOwn = userId !== null && compareIds(user.id, userId) === 0
  const code = isOwn ? 'resetOwnFactors' : user.hasFactor ? null : 'noFactor'
  const first = user.isAbove ? 'userAboveOwn' : code
  if (!first) return user.isLastBreakGlass ? names('lastBreakGlass') : null
  return code === null ? names(first) : hides(first)
}

/**
 * Whether the caller can suspend or unsuspend a user, process their leaving, reset their second
 * factor, or invite them again.
 * @returns `alreadyInThatState`, `userAboveOwn`, `cannotSuspendYourself`, `lastAdministrator`,
 *   `lastBreakGlass`;
 *   `noFactor`, `resetOwnFactors`; `notInvited`, `mailOff`
 */
export const refuseUserCommand = (
  verb: UserVerb,
  user: UserFacts,
  { userId }: { userId: Id | null },
): Blocker | null => {
  if (verb === 'resetFactors') return refuseResetFactors(user, userId)
  if (verb === 'resendInvitation' || verb === 'withdrawInvitation')
    return refuseInvitation(verb, user)
  if (verb === 'depart' && user.status === 'passive')
    return user.isAbove ? names('userAboveOwn') : null
  const change = verb === 'depart' ? 'suspend' : verb
  const code = refuseUserStatus({ ...user, verb: change, userId: user.id, actorId: userId ?? 0 })
  const first = user.isAbove ? 'userAboveOwn' : code
  if (!first) return null
  return code === 'alreadyInThatState' ? hides(first) : names(first)
}
