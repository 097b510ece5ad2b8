import { hides, names, type Blocker } from '../shared/blocker'
import type { Id } from '../shared/idOf'
import { refuseUserStatus, type UserStatus, type UserStatusVerb } from './userStatus'

/** What of a user decides which commands they take. */
export type UserFacts = {
  id: Id
  status: UserStatus
  isLastAdministrator: boolean
  /** Their role can do something that the asker's cannot. */
  isAbove: boolean
}

/**
 * Whether a user can be suspended, or let in again, by the caller.
 * @returns `alreadyInThatState`, `userAboveOwn`, `cannotSuspendYourself`, `lastAdministrator`
 */
export const refuseUserCommand = (
  verb: UserStatusVerb,
  user: UserFacts,
  { userId }: { userId: Id | null },
): Blocker | null => {
  const code = refuseUserStatus({ ...user, verb, userId: user.id, actorId: userId ?? 0 })
  const first = user.isAbove ? 'userAboveOwn' : code
  if (!first) return null
  return code === 'alreadyInThatState' ? hides(first) : names(first)
}
