import { expect, it } from 'vitest'
import { hides, names } from '../shared/blocker'
import { refuseUserCommand, type UserFacts } from './commands'

const ACTIVE: UserFacts = {
  id: 1,
  status: 'active',
  isLastAdministrator: false,
  isLastBreakGlass: false,
  isAbove: false,
  hasFactor: false,
  invitation: 'none',
  sendsMail: true,
}
const SECURED: UserFacts = { ...ACTIVE, hasFactor: true }
const INVITED: UserFacts = { ...ACTIVE, invitation: 'sent' }
const PASSIVE: UserFacts = { ...ACTIVE, status: 'passive' }

it.each([
  ['suspend', ACTIVE, 2, null],
  ['suspend', ACTIVE, null, null],
  ['unsuspend', PASSIVE, 2, null],
  ['suspend', ACTIVE, 1, names('cannotSuspendYourself')],
  ['suspend', { ...ACTIVE, isLastAdministrator: true }, 2, names('lastAdministrator')],
  ['suspend', { ...ACTIVE, isLastBreakGlass: true }, 2, names('lastBreakGlass')],
  ['unsuspend', { ...PASSIVE, isLastBreakGlass: true }, 2, null],
  ['suspend', { ...ACTIVE, isAbove: true }, 2, names('userAboveOwn')],
  ['unsuspend', { ...PASSIVE, isAbove: true }, 2, names('userAboveOwn')],
  // A pointless command is hidden, also from users who may not run it.
  ['suspend', PASSIVE, 2, hides('alreadyInThatState')],
  ['unsuspend', ACTIVE, 2, hides('alreadyInThatState')],
  ['suspend', { ...PASSIVE, isAbove: true }, 2, hides('userAboveOwn')],
  ['depart', ACTIVE, 2, null],
  ['depart', PASSIVE, 2, null],
  ['depart', INVITED, null, null],
  ['depart', ACTIVE, 1, names('cannotSuspendYourself')],
  ['depart', { ...ACTIVE, isLastAdministrator: true }, 2, names('lastAdministrator')],
  ['depart', { ...ACTIVE, isLastBreakGlass: true }, 2, names('lastBreakGlass')],
  ['depart', { ...ACTIVE, isAbove: true }, 2, names('userAboveOwn')],
  ['depart', { ...PASSIVE, isAbove: true }, 2, names('userAboveOwn')],
  ['resetFactors', SECURED, 2, null],
  ['resetFactors', SECURED, null, null],
  ['resetFactors', { ...SECURED, status: 'passive' }, 2, null],
  ['resetFactors', { ...SECURED, isAbove: true }, 2, names('userAboveOwn')],
  ['resetFactors', SECURED, 1, hides('resetOwnFactors')],
  ['resetFactors', { ...SECURED, isLastBreakGlass: true }, 2, names('lastBreakGlass')],
  ['resetFactors', { ...ACTIVE, isLastBreakGlass: true }, 2, hides('noFactor')],
  ['resetFactors', ACTIVE, 2, hides('noFactor')],
  ['resetFactors', { ...ACTIVE, isAbove: true }, 2, hides('userAboveOwn')],
  ['resendInvitation', ACTIVE, 2, hides('notInvited')],
  ['resendInvitation', INVITED, 2, null],
  ['resendInvitation', { ...INVITED, invitation: 'over' }, 2, null],
  ['resendInvitation', { ...INVITED, sendsMail: false }, 2, names('mailOff')],
  ['resendInvitation', { ...INVITED, isAbove: true }, 2, names('userAboveOwn')],
  ['resendInvitation', { ...INVITED, status: 'passive' }, 2, hides('alreadyInThatState')],
  ['withdrawInvitation', INVITED, 2, null],
  ['withdrawInvitation', { ...INVITED, sendsMail: false }, 2, null],
  ['withdrawInvitation', { ...INVITED, invitation: 'over' }, 2, hides('notInvited')],
  ['withdrawInvitation', { ...INVITED, isAbove: true }, 2, names('userAboveOwn')],
] as const)('should judge to %s %o by %s: %o', (verb, user, userId, expected) => {
  expect(refuseUserCommand(verb, user, { userId })).toEqual(expected)
})
