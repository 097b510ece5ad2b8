import {
  LEAVES_FROM,
  RESENDS_FROM,
  RESETS_FACTORS_FROM,
  WITHDRAWS_FROM,
  type UserVerb,
} from '@/domain/users/commands'
import { USER_STATUS_BEFORE } from '@/domain/users/userStatus'
import { bodyOf, NO_BODY } from './bodies/body'
import { heirField } from './bodies/nameFields'
import { reasonField } from './bodies/wordFields'
import type { Command, NeededRight } from './command'

const MANAGE: NeededRight = ['write', 'users', 'status']
/** The password is one of a new user's fields. */
const INVITE: readonly NeededRight[] = [['create', 'users', 'password']]
/** The permissions to change every record that is handed over on leaving. */
const TAKEN_OVER: readonly NeededRight[] = [
  ['write', 'users', '*'],
  ['write', 'tenders', 'owner'],
  ['write', 'customers', 'owner'],
  ['write', 'actions', 'owner'],
]
const CHANGED = { status: 200, of: 'users' } as const

/** Commands of users. */
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
    codes: [
      'alreadyInThatState',
      'userAboveOwn',
      'cannotSuspendYourself',
      'lastAdministrator',
      'lastBreakGlass',
    ],
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
    codes: ['alreadyInThatState', 'userAboveOwn', 'confirmItsYou'],
    inBulk: true,
  },
  depart: {
    path: '/leave',
    words: {
      label: 'users.leaving.label',
      title: 'users.leaving.title',
      text: 'users.leaving.text',
      notice: 'users.leaving.done',
      icon: 'handOver',
    },
    needs: TAKEN_OVER,
    shows: 'leftBehind',
    from: LEAVES_FROM,
    body: bodyOf({ to: heirField }),
    answer: CHANGED,
    codes: [
      'userAboveOwn',
      'cannotSuspendYourself',
      'lastAdministrator',
      'lastBreakGlass',
      'confirmItsYou',
    ],
    isDestructive: true,
  },
  resetFactors: {
    path: '/reset-factors',
    words: {
      label: 'users.resetFactors',
      title: 'users.resetFactorsTitle',
      text: 'users.resetFactorsText',
      notice: 'users.factorsReset',
      icon: 'unlock',
    },
    needs: [['write', 'users', 'password']],
    from: RESETS_FACTORS_FROM,
    body: bodyOf({ reason: reasonField }),
    answer: CHANGED,
    codes: ['userAboveOwn', 'confirmItsYou', 'resetOwnFactors', 'noFactor', 'lastBreakGlass'],
    isDestructive: true,
  },
  resendInvitation: {
    path: '/resend-invitation',
    words: {
      label: 'users.resendInvitation',
      title: 'users.resendInvitationTitle',
      text: 'users.resendInvitationText',
      notice: 'users.invitationSent',
      icon: 'send',
    },
    needs: INVITE,
    from: RESENDS_FROM,
    body: NO_BODY,
    answer: CHANGED,
    codes: ['alreadyInThatState', 'userAboveOwn', 'confirmItsYou', 'notInvited', 'mailOff'],
  },
  withdrawInvitation: {
    path: '/withdraw-invitation',
    words: {
      label: 'users.withdrawInvitation',
      title: 'users.withdrawInvitationTitle',
      text: 'users.withdrawInvitationText',
      notice: 'users.invitationWithdrawn',
      icon: 'back',
    },
    needs: INVITE,
    from: WITHDRAWS_FROM,
    body: NO_BODY,
    answer: CHANGED,
    codes: ['alreadyInThatState', 'userAboveOwn', 'notInvited'],
    isDestructive: true,
  },
} as const satisfies Record<UserVerb, Command>
