import { USER_STATUS_BEFORE, type UserStatusVerb } from '@/domain/users/userStatus'
import { NO_BODY } from './bodies/body'
import type { Command, NeededRight } from './command'

const MANAGE: NeededRight = ['write', 'users', 'status']
const CHANGED = { status: 200, of: 'users' } as const

/** Commands of people. */
export const USER_COMMANDS = {
  suspend: {
    path: '/suspend',
    words: {
      label: 'users.suspend',
      title: 'users.suspendTitle',
      text: 'users.suspendText',
      notice: 'users.suspended',
      icon: 'userOff',
    },
    needs: [MANAGE],
    from: USER_STATUS_BEFORE.suspend,
    body: NO_BODY,
    answer: CHANGED,
    codes: ['alreadyInThatState', 'userAboveOwn', 'cannotSuspendYourself', 'lastAdministrator'],
    isDestructive: true,
    inBulk: true,
  },
  unsuspend: {
    path: '/unsuspend',
    words: {
      label: 'users.unsuspend',
      title: 'users.unsuspendTitle',
      notice: 'users.unsuspended',
      icon: 'userOn',
    },
    needs: [MANAGE],
    from: USER_STATUS_BEFORE.unsuspend,
    nextIn: USER_STATUS_BEFORE.unsuspend,
    body: NO_BODY,
    answer: CHANGED,
    codes: ['alreadyInThatState', 'userAboveOwn'],
    inBulk: true,
  },
} as const satisfies Record<UserStatusVerb, Command>
