import { compareIds } from '../shared/idOf'
import type { Id } from '../shared/idOf'
import type { RefusalCode } from '../shared/refusal'

export const USER_STATUSES = ['active', 'passive'] as const
export type UserStatus = (typeof USER_STATUSES)[number]
export type UserStatusVerb = 'suspend' | 'unsuspend'

/** Suspending makes a user passive, unsuspending active. */
export const USER_STATUS_AFTER: Record<UserStatusVerb, UserStatus> = {
  suspend: 'passive',
  unsuspend: 'active',
}

/** The states from which they do. */
export const USER_STATUS_BEFORE: Record<UserStatusVerb, readonly UserStatus[]> = {
  suspend: ['active'],
  unsuspend: ['passive'],
}

/**
 * Whether a user's status may change so.
 *
 * @param userId whose status, `actorId` who changes it
 * @param isLastAdministrator true when no other active user could manage users afterwards
 * @returns null, or `cannotSuspendYourself`, `alreadyInThatState`, `lastAdministrator`
 */
export const refuseUserStatus = ({
  verb,
  status,
  userId,
  actorId,
  isLastAdministrator,
}: {
  verb: UserStatusVerb
  status: UserStatus
  userId: Id
  actorId: Id
  isLastAdministrator: boolean
}): RefusalCode | null => {
  if (verb === 'suspend' && compareIds(userId, actorId) === 0) return 'cannotSuspendYourself'
  if (!USER_STATUS_BEFORE[verb].includes(status)) return 'alreadyInThatState'
  return verb === 'suspend' && isLastAdministrator ? 'lastAdministrator' : null
}
