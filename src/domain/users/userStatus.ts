import { compareIds } from '../shared/idOf'
import type { Id } from '../shared/idOf'
import type { RefusalCode } from '../shared/refusal'

export const USER_STATUSES = ['active', 'passive'] as const
export type UserStatus = (typeof USER_STATUSES)[number]
export type UserStatusVerb = 'suspend' | 'unsuspend'

/** The status after suspending and unsuspending. */
export const USER_STATUS_AFTER: Record<UserStatusVerb, UserStatus> = {
  suspend: 'passive',
  unsuspend: 'active',
}

/** The statuses from which each is allowed. */
export const USER_STATUS_BEFORE: Record<UserStatusVerb, readonly UserStatus[]> = {
  suspend: ['active'],
  unsuspend: ['passive'],
}

/**
 * Whether a user's status may change this way.
 *
 * @param userId whose status, `actorId` who changes it
 * @param isLastAdministrator true when no other active user could manage users afterwards
 * @param isLastBreakGlass true when no remaining administrator could sign in without single
 *   sign-on, while passwords are off
 * @returns null, or `cannotSuspendYourself`, `alreadyInThatState`, `lastAdministrator`, `lastBreakGlass`
 */
export const refuseUserStatus = ({
  verb,
  status,
  userId,
  actorId,
  isLastAdministrator,
  isLastBreakGlass,
}: {
  verb: UserStatusVerb
  status: UserStatus
  userId: Id
  actorId: Id
  isLastAdministrator: boolean
  isLastBreakGlass: boolean
}): RefusalCode | null => {
  if (verb === 'suspend' && compareIds(userId, actorId) === 0) return 'cannotSuspendYourself'
  if (!USER_STATUS_BEFORE[verb].includes(status)) return 'alreadyInThatState'
  if (verb !== 'suspend') return null
  return isLastAdministrator ? 'lastAdministrator' : isLastBreakGlass ? 'lastBreakGlass' : null
}
