import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { readRoleCards } from '@/queries/users/readRoleCards'
import { select } from '../../factories/database'
import { makePerson, PASSWORD, type Person } from '../../factories/person'
import { insertMember } from '../../helpers/member'
import { pageFor } from '../records/page'

/** Holds a role of this file's own: the shared administrator gets a picture from other tests. */
let boss: Person
beforeAll(async () => {
  boss = await makePerson()
  // The first by name: at most 500 cards are read, and other tests leave more roles than that.
  await select(`update roles set name = ' ' || name where id = $1`, [boss.roleId])
})

const reads = (subject: Permission['subject'], ...fields: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields.length > 0 && { fields }),
})

/** The cards as a reader with these rights gets them. */
const cardsFor = async (...permissions: Permission[]) => {
  const reader = await makePerson(permissions)
  const { req } = await pageFor(reader, { id: boss.roleId })
  return readRoleCards(req)
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
  const [card] = await cardsFor(...permissions)
  expect(Object.keys(card ?? {}).toSorted()).toEqual(['id', ...shown].toSorted())
})

it('gives members and the pictures of those who have one', async () => {
  const pictured = await insertMember(select, {
    name: 'Ayşe',
    email: `${randomUUID()}@example.com`,
    password: PASSWORD,
    roleId: boss.roleId,
  })
  const file = `${randomUUID()}.png`
  await select(
    `with picture as (insert into media (filename, mime_type, filesize) values ($1, 'image/png', 10)
       returning id)
     update users set avatar_id = (select id from picture) where id = $2`,
    [file, pictured],
  )
  const cards = await cardsFor(reads('roles'), reads('users'))
  const card = cards.find(({ id }) => id === boss.roleId)
  expect(card?.members?.map(({ id }) => id).toSorted()).toEqual([boss.id, pictured].toSorted())
  expect(card?.pictures).toEqual({ [pictured]: file })
  expect(card?.total).toBe(2)
})
