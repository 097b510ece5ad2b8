import { expect, it } from 'vitest'

import type { Visitor } from './guard'
import { mayOpenPage } from './mayOpenPage'

const visitor: Visitor = {
  isSignedIn: true,
  can: (action, subject) => subject === 'tenders' && action === 'read',
  canManageAll: () => false,
}
const narrowed: Visitor = {
  ...visitor,
  can: (action, subject, field) => visitor.can(action, subject) && field !== '*',
}

it('opens what says all of tenders only to who reads them wholly', () => {
  expect(mayOpenPage('/tender-templates', visitor)).toBe(true)
  expect(mayOpenPage('/tender-templates', narrowed)).toBe(false)
  expect(mayOpenPage('/tenders', narrowed)).toBe(true)
})

it.each([
  ['/tenders', true],
  ['/pages/user-profile/profile', true],
  ['/tenders/new', false],
  // Editing a tender requires `create`, whatever the read rights.
  ['/tenders/edit/5', false],
  ['/customers/list', false],
  ['/users/permissions', false],
  ['/login', false],
  ['/logout', false],
  ['/', false],
  ['//evil.example', false],
  ['https://evil.example/tenders', false],
  ['/tenders?x=1', false],
  ['/tenders/../users/list', false],
])('should say of %s %s', (path, expected) => {
  expect(mayOpenPage(path, visitor)).toBe(expected)
})
