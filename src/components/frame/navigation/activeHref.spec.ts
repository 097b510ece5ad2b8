import { expect, it } from 'vitest'

import { activeHref } from './activeHref'
import { NAV_TREE } from '@/present/navigation/navTree'

it.each([
  ['/dashboard', '/dashboard'],
  ['/customers/list', '/customers/list'],
  ['/customers/branches/edit/1/2', '/customers/list'],
  ['/customers/meets', '/customers/meets'],
  ['/customers/meets/show/1/2', '/customers/meets'],
  ['/tenders/edit/5', '/tenders'],
  ['/stock-groups/edit/1', '/stock-groups'],
  ['/stock-group-stocks/edit/1', '/stock-group-stocks'],
  ['/users/edit/1', '/users/list'],
  ['/users/roles/edit/1', '/users/roles'],
  ['/users/permissions', '/users/permissions'],
  ['/pages/user-profile/profile', undefined],
])('should mark for %s the item %s (VN6)', (path, expected) => {
  expect(activeHref(NAV_TREE, path)).toBe(expected)
})
