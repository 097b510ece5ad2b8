import { beforeAll, expect, it } from 'vitest'
import type { Permission } from '@/access/permissions'
import { readRoleCards } from '@/operations/users/readRoleCards'
import { administrator, makePerson, type Person } from '../../factories/person'
import { pageFor } from '../records/page'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const reads = (subject: Permission['subject'], ...fields: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields.length > 0 && { fields }),
})

/** What readers with these rights find of the administrator's role. */
const cardFor = async (...permissions: Permission[]) => {
  const reader = await makePerson(permissions)
  const { req } = await pageFor(reader, { id: boss.roleId })
  const cards = await readRoleCards(req)
  return cards.find(({ id }) => id === boss.roleId)
}

it.each<[string, Permission[], string[]]>([
  [
    'everything',
    [reads('roles'), reads('users')],
    ['name', 'permissions', 'total', 'members', 'pictures'],
  ],
  ['roles alone', [reads('roles')], ['name', 'permissions']],
  ['their names', [reads('roles', 'name'), reads('users', 'name')], ['name']],
  [
    'their rights',
    [reads('roles', 'permissions'), reads('users', 'role')],
    ['permissions', 'total'],
  ],
  [
    'who holds them',
    [reads('roles', 'createdAt'), reads('users', 'role', 'name')],
    ['total', 'members'],
  ],
])('shows readers of %s that and nothing else', async (_, permissions, shown) => {
  const card = await cardFor(...permissions)
  expect(Object.keys(card ?? {}).toSorted()).toEqual(['id', ...shown].toSorted())
})

it('gives members and pictures by name', async () => {
  const card = await cardFor(reads('roles'), reads('users'))
  expect(card?.members?.map(({ id }) => id)).toContain(boss.id)
  expect(card?.pictures).not.toHaveProperty(String(boss.id))
  expect(card?.total).toBeGreaterThan(0)
})
