import { expect, it } from 'vitest'
import { refuseAskingAgain } from './approvalRequest'

it.each([
  ['nobody is asked', null, null],
  ['somebody else is', 3, null],
  ['the same person is', 7, { path: 'approver', code: 'approverAlreadyAsked' }],
])('a person is asked while %s', (_, asked, expected) =>
  expect(refuseAskingAgain({ asked, approver: 7 })).toEqual(expected),
)
