import { expect, it } from 'vitest'
import { mayGrantRight } from './mayGrantRight'
import type { Permission } from './permissions'

const role = (...permissions: Permission[]) => ({
  permissions,
  approvalLimit: null,
  discountLimit: null,
})
const ROLES: Permission = { subject: 'roles', actions: ['read', 'write'] }
const TENDERS: Permission = { subject: 'tenders', actions: ['read', 'approve'] }
const APPROVE = { subject: 'tenders', action: 'approve', field: null } as const
const WRITE_OWNER = { subject: 'customers', action: 'write', field: 'owner' } as const
const WRITE_ALL = { ...WRITE_OWNER, field: '*' } as const
const OWNER: Permission = { subject: 'customers', actions: ['write'], fields: ['owner'] }

it.each<[string, boolean, ...Parameters<typeof mayGrantRight>]>([
  ['a role that writes roles and holds the right', true, role(ROLES, TENDERS), role(), APPROVE],
  ['one without the right', false, role(ROLES), role(), APPROVE],
  ['one that writes no roles', false, role(TENDERS), role(), APPROVE],
  [
    'one that writes names of roles only',
    false,
    role({ ...ROLES, fields: ['name'] }, TENDERS),
    role(),
    APPROVE,
  ],
  ['one that the other role exceeds', false, role(ROLES, TENDERS), role(OWNER), APPROVE],
  ['one that holds it on the field', true, role(ROLES, OWNER), role(), WRITE_OWNER],
  ['one that holds it on the field, for the whole', false, role(ROLES, OWNER), role(), WRITE_ALL],
  [
    'one with a limit, for a role without',
    false,
    { ...role(ROLES, TENDERS), approvalLimit: '100' },
    role(),
    APPROVE,
  ],
])('%s: %s', (_, expected, ...args) => expect(mayGrantRight(...args)).toBe(expected))
