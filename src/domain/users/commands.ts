import { hides, names, type Blocker } from '../shared/blocker'
import { compareIds, type Id } from '../shared/idOf'
import type { InvitationState } from './signInState'
import { refuseUserStatus, USER_STATUSES, type UserStatus, type UserStatusVerb } from './userStatus'

/** What of a user decides which commands they take. */
export type UserFacts = {
  id: Id
  status: UserStatus
  isLastAdministrator: boolean
  /** Their role can do something that the asker's cannot. */
  isAbove: boolean
  /** Their sign-in asks for a second factor. */
  hasFactor: boolean
  /** They were invited and have no password yet. */
  invitation: InvitationState
  /** The server sends mail. */
  sendsMail: boolean
}

export type InvitationVerb = 'resendInvitation' | 'withdrawInvitation'
export type UserVerb = UserStatusVerb | 'depart' | 'resetFactors' | InvitationVerb

/** Statuses from which a second factor can be reset. */
export const RESETS_FACTORS_FROM: readonly UserStatus[] = USER_STATUSES

/** Statuses from which somebody can leave; again, for what they were given after they left. */
export const LEAVES_FROM: readonly UserStatus[] = USER_STATUSES

/** Statuses from which an invitation is sent again; of a suspended user it is over. */
export const RESENDS_FROM: readonly UserStatus[] = ['active']
/** Statuses from which an invitation can be withdrawn. */
export const WITHDRAWS_FROM: readonly UserStatus[] = ['active']

/**
 * Whether an invitation can be sent again, until it is accepted, or withdrawn, while its link works.
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
 * Judges removing the lost second factor of a user. One's own is renewed and removed in one's own
 * account, where it is asked for.
 * @param userId the caller; null for programs
 * @returns `userAboveOwn`, `resetOwnFactors`, `noFactor`
 */
export const refuseResetFactors = (
  user: Pick<UserFacts, 'id' | 'isAbove' | 'hasFactor'>,
  userId: Id | null,
): Blocker | null => {
  const isOwn = userId !== null && compareIds(user.id, userId) === 0
  const code = isOwn ? 'resetOwnFactors' : user.hasFactor ? null : 'noFactor'
  const first = user.isAbove ? 'userAboveOwn' : code
  if (!first) return null
  return code === null ? names(first) : hides(first)
}

/**
 * Whether a user can be suspended, let in again, leave, freed of a lost second factor, or invited again by
 * the caller.
 * @returns `alreadyInThatState`, `userAboveOwn`, `cannotSuspendYourself`, `lastAdministrator`;
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
