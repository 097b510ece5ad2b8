import { expect, it } from 'vitest'
import { refuseUserStatus } from './userStatus'

const SUSPEND = {
  verb: 'suspend',
  status: 'active',
  userId: 1,
  actorId: 2,
  isLastAdministrator: false,
  isLastBreakGlass: false,
} as const

it.each([
  [{}, null],
  [{ status: 'passive' }, 'alreadyInThatState'],
  [{ actorId: 1 }, 'cannotSuspendYourself'],
  [{ actorId: '1' }, 'cannotSuspendYourself'],
  [{ isLastAdministrator: true }, 'lastAdministrator'],
  [{ isLastBreakGlass: true }, 'lastBreakGlass'],
  [{ isLastAdministrator: true, isLastBreakGlass: true }, 'lastAdministrator'],
  [{ verb: 'unsuspend', status: 'passive', isLastBreakGlass: true }, null],
  [{ verb: 'unsuspend', status: 'passive' }, null],
  [{ verb: 'unsuspend', status: 'passive', actorId: 1 }, null],
  [{ verb: 'unsuspend', status: 'passive', isLastAdministrator: true }, null],
  [{ verb: 'unsuspend' }, 'alreadyInThatState'],
] as const)('should judge %o as %s', (change, expected) => {
  expect(refuseUserStatus({ ...SUSPEND, ...change })).toBe(expected)
})
