import { describe, expect, it } from 'vitest'

import type { RouteName } from '@/catalog/paths'

import { decide, type Visitor } from './guard'
import { routeCalled } from '@/catalog'

const anonymous: Visitor = { isSignedIn: false, can: () => false, canManageAll: () => false }
const holderOf = (...rights: string[]): Visitor => ({
  isSignedIn: true,
  can: (action, subject) => rights.includes(`${action} ${subject}`),
  canManageAll: () => false,
})
const administrator: Visitor = { isSignedIn: true, can: () => true, canManageAll: () => true }

const allow = { kind: 'allow' }
const signIn = { kind: 'signIn' }
const notAuthorized = { kind: 'notAuthorized' }
const redirect = (to: string) => ({ kind: 'redirect', to })

const cases: [RouteName, string, Visitor, object][] = [
  ['notAuthorized', 'anybody', anonymous, allow],
  ['notAuthorized', 'somebody signed in', holderOf(), allow],
  ['logout', 'somebody signed in', holderOf(), allow],
  ['login', 'anybody', anonymous, allow],
  ['login', 'somebody signed in', holderOf(), redirect('/')],
  ['forgotPassword', 'somebody signed in', administrator, redirect('/')],
  ['resetPassword', 'anybody', anonymous, allow],
  ['dashboard', 'anybody', anonymous, signIn],
  ['dashboard', 'no rights', holderOf(), notAuthorized],
  ['dashboard', 'its right', holderOf('read dashboard'), allow],
  ['customerEdit', 'another action', holderOf('read customers'), notAuthorized],
  ['customerEdit', 'its right', holderOf('write customers'), allow],
  ['tenderEdit', 'write only', holderOf('write tenders'), notAuthorized],
  ['tenderEdit', 'create', holderOf('create tenders'), allow],
  ['stockReservationEdit', 'create', holderOf('create stock-reservations'), allow],
  ['stockGroupStockEdit', 'its own write', holderOf('write stock-group-stocks'), notAuthorized],
  ['stockGroupStockEdit', 'write stock groups', holderOf('write stock-groups'), allow],
  ['meets', 'read meets', holderOf('read meets'), notAuthorized],
  ['meets', 'read customers', holderOf('read customers'), allow],
  ['meetEdit', 'create meets', holderOf('create meets'), allow],
  ['companyMeetEdit', 'create meets', holderOf('create meets'), notAuthorized],
  ['permissions', 'read roles', holderOf('read roles', 'read users'), notAuthorized],
  ['permissions', 'every right', administrator, allow],
  ['trash', 'anybody', anonymous, signIn],
  ['trash', 'delete only', holderOf('delete customers'), notAuthorized],
  [
    'trash',
    'read and delete of different kinds',
    holderOf('delete meets', 'read roles'),
    notAuthorized,
  ],
  ['trash', 'read and delete of a kind', holderOf('delete meets', 'read customers'), allow],
  ['trash', 'whoever edits tenders', holderOf('write tenders', 'read tenders'), allow],
  [
    'trash',
    'delete of what does not come back',
    holderOf('delete users', 'read users'),
    notAuthorized,
  ],
  ['profile', 'anybody', anonymous, signIn],
  ['profile', 'no rights', holderOf(), allow],
  ['userProfile', 'no rights', holderOf(), redirect('/pages/user-profile/profile')],
  ['accountSettings', 'no rights', holderOf(), redirect('/pages/account-settings/account')],
  ['accountSettings', 'anybody', anonymous, signIn],
  ['root', 'anybody', anonymous, signIn],
  ['root', 'every right', administrator, redirect('/dashboard')],
  ['root', 'stock cards only', holderOf('read stock-cards'), redirect('/today')],
  ['root', 'nothing to read', holderOf('create tenders'), redirect('/today')],
  ['today', 'anybody', anonymous, signIn],
  ['today', 'no rights', holderOf(), allow],
  ['root', 'no right that opens a page', holderOf('approve tenders'), notAuthorized],
  ['root', 'no right at all', holderOf(), notAuthorized],
]

describe('decide', () => {
  it.each(cases)('%s for %s', (name, _who, visitor, expected) =>
    expect(decide({ route: routeCalled(name), visitor })).toEqual(expected),
  )
})
