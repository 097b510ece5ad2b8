import { hides, names, type Blocker } from '../shared/blocker'
import { compareIds, type Id } from '../shared/idOf'
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
}

export type UserVerb = UserStatusVerb | 'resetFactors'

/** Statuses from which a second factor can be reset. */
export const RESETS_FACTORS_FROM: readonly UserStatus[] = USER_STATUSES

/** One's own factor is renewed and removed in one's own account, where it is asked for. */
const refuseResetFactors = (user: UserFacts, userId: Id | null): Blocker | null => {
  const isOwn = userId !== null && compareIds(user.id, userId) === 0
  const code = isOwn ? 'resetOwnFactors' : user.hasFactor ? null : 'noFactor'
  const first = user.isAbove ? 'userAboveOwn' : code
  if (!first) return null
  return code === null ? names(first) : hides(first)
}

/**
 * Whether a user can be suspended, let in again, or freed of a lost second factor by the caller.
 * @returns `alreadyInThatState`, `userAboveOwn`, `cannotSuspendYourself`, `lastAdministrator`;
 *   `noFactor`, `resetOwnFactors`
 */
export const refuseUserCommand = (
  verb: UserVerb,
  user: UserFacts,
  { userId }: { userId: Id | null },
): Blocker | null => {
  if (verb === 'resetFactors') return refuseResetFactors(user, userId)
  const code = refuseUserStatus({ ...user, verb, userId: user.id, actorId: userId ?? 0 })
  const first = user.isAbove ? 'userAboveOwn' : code
  if (!first) return null
  return code === 'alreadyInThatState' ? hides(first) : names(first)
}
