import { hides, names, type Blocker } from '../shared/blocker'
import type { Id } from '../shared/idOf'
import { refuseUserStatus, type UserStatus, type UserStatusVerb } from './userStatus'

/** What of a user decides which commands they take. */
export type UserFacts = { id: Id; status: UserStatus; isLastAdministrator: boolean }

/**
 * Whether a user can be suspended, or let in again, by whoever asks.
 * @returns `alreadyInThatState`, `cannotSuspendYourself`, `lastAdministrator`
 */
export const refuseUserCommand = (
  verb: UserStatusVerb,
  user: UserFacts,
  { userId }: { userId: Id | null },
): Blocker | null => {
  const code = refuseUserStatus({ ...user, verb, userId: user.id, actorId: userId ?? 0 })
  if (!code) return null
  return code === 'alreadyInThatState' ? hides(code) : names(code)
}
