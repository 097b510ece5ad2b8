import { expect, it } from 'vitest'

import type { Visitor } from './guard'
import { mayOpenPage } from './mayOpenPage'

const visitor: Visitor = {
  isSignedIn: true,
  can: (action, subject) => subject === 'tenders' && action === 'read',
  canManageAll: () => false,
}

it.each([
  ['/tenders', true],
  ['/pages/user-profile/profile', true],
  ['/tenders/new', false],
  // Editing a tender asks for create, whatever reading allows.
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
