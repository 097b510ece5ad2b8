import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { actionsOf, type Permission } from '@/access/roles/permissions'
import { readRolesPage } from '@/queries/users/readRolesPage'
import { asSuperuser } from '../../factories/database'
import { administrator } from '../../factories/person'
import { outcome, quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { anyName } from '../../factories/rows'
import { makeProgram } from '../../factories/program'
import { pageFor } from '../records/page'

/**
 * Rights that no role has, as after an upgrade that brings them. Roles of all specs in this database
 * lose them, and get them back at the end.
 */
const FORMER = allPermissions().filter(({ subject }) => subject !== 'webhooks')
const WEBHOOKS: Permission = { subject: 'webhooks', actions: actionsOf('webhooks') }
const ROLES: Permission = { subject: 'roles', actions: ['read', 'create', 'write'] }

const takeAway = () =>
  asSuperuser(`update roles set permissions = (select coalesce(jsonb_agg(p), '[]')
    from jsonb_array_elements(permissions) p where p ->> 'subject' <> 'webhooks')
    where permissions @> '[{"subject": "webhooks"}]'`)

beforeAll(async () => {
  // Made later, the one administrator of all specs would have every right.
  await administrator()
  await asSuperuser('create table former_roles as select id, permissions from roles')
  await takeAway()
})
afterAll(async () => {
  await asSuperuser(`update roles r set permissions = f.permissions from former_roles f
    where f.id = r.id; drop table former_roles`)
})

const give = (person: QuickPerson, role: number, permissions: Permission[]) =>
  person.patch(`/roles/${role}`, { permissions }).then(outcome)
const offered = async (person: QuickPerson) =>
  (await readRolesPage((await pageFor(person, { id: 0 })).req, {})).unheld

describe('rights that no role has', () => {
  it('are added to the own role by an administrator with nobody above, then given to others', async () => {
    const boss = await quickPerson(FORMER)
    const clerk = await quickPerson([{ subject: 'stock-cards', actions: ['read'] }])
    expect(await give(boss, clerk.roleId, [WEBHOOKS])).toBe('403 grantBeyondOwn')
    const made = { name: anyName('Yeni'), permissions: [WEBHOOKS] }
    expect(outcome(await boss.post('/roles', made))).toBe('403 grantBeyondOwn')
    expect(await offered(boss)).toEqual({ role: boss.roleId, rights: [WEBHOOKS] })

    expect(await give(boss, boss.roleId, [...FORMER, WEBHOOKS])).toBe('200')
    expect(await offered(boss)).toBeNull()
    expect(await give(boss, clerk.roleId, [WEBHOOKS])).toBe('200')
    expect((await clerk.get('/webhooks')).status).toBe(200)
    await takeAway()
  })

  it('are not taken by who is below another administrator, nor by who changes no roles, nor by a program', async () => {
    const below = await quickPerson([ROLES])
    const outside = await quickPerson([{ subject: 'roles', actions: ['read'] }])
    expect(await give(below, below.roleId, [ROLES, WEBHOOKS])).toBe('403 grantBeyondOwn')
    expect(await give(outside, outside.roleId, [WEBHOOKS])).toBe('403 notAllowed')
    expect([await offered(below), await offered(outside)]).toEqual([null, null])
    const program = await makeProgram(FORMER, { scopes: ['read', 'write'] })
    const taken = await program.patch(`/roles/${program.roleId}`, {
      permissions: [...FORMER, WEBHOOKS],
    })
    expect(outcome(taken)).toBe('403 notAllowed')
  })

  it('are taken by one of two who try at once', async () => {
    const both = [await quickPerson(FORMER), await quickPerson(FORMER)]
    const done = await Promise.all(
      both.map((person) => give(person, person.roleId, [...FORMER, WEBHOOKS])),
    )
    expect(done.toSorted()).toEqual(['200', '403 grantBeyondOwn'])
    await takeAway()
  })
})
