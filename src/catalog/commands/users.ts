import type { Right } from '@/access/collectionAccess'
import type { UserStatusVerb } from '@/domain/users/userStatus'
import type { Command } from './command'

const MANAGE: Right = ['write', 'users']

/** Commands of people. */
export const USER_COMMANDS = {
  suspend: { path: '/suspend', needs: [MANAGE], isDestructive: true, inBulk: true },
  unsuspend: { path: '/unsuspend', needs: [MANAGE], inBulk: true },
} as const satisfies Record<UserStatusVerb, Command>
