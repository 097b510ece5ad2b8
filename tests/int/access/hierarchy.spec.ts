import { beforeAll, describe, expect, it } from 'vitest'
import { buildAbility } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { select } from '../../factories/database'
import { PASSWORD } from '../../factories/person'
import { outcome, quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { anyName } from '../../factories/rows'

const USERS: Permission = { subject: 'users', actions: ['read', 'create', 'write', 'delete'] }
const ROLES: Permission = { subject: 'roles', actions: ['read', 'create', 'write', 'delete'] }
const CARDS: Permission = { subject: 'stock-cards', actions: ['read'] }

let boss: QuickPerson
let manager: QuickPerson
let member: QuickPerson
beforeAll(async () => {
  boss = await quickPerson()
  manager = await quickPerson([USERS, ROLES, CARDS])
  member = await quickPerson([CARDS])
})

const rowOf = async (id: number) => {
  const [row] = await select(
    'select name, email, phone, hash, role_id, status from users where id = $1',
    [id],
  )
  return row
}

describe('somebody whose role can do more', () => {
  it.each([
    ['a password', { password: 'baska bir parola 2' }],
    ['an e-mail', { email: 'devralindi@example.com' }],
    ['a smaller role', { role: 0 }],
    ['a phone', { phone: '1' }],
  ])('is not given %s', async (_, body) => {
    const before = await rowOf(boss.id)
    const sent = 'role' in body ? { role: member.roleId } : body
    expect(outcome(await manager.patch(`/users/${boss.id}`, sent))).toBe('403 userAboveOwn')
    expect(await rowOf(boss.id)).toEqual(before)
  })

  it('is neither suspended, unsuspended nor deleted', async () => {
    expect(outcome(await manager.post(`/users/${boss.id}/suspend`))).toBe('403 userAboveOwn')
    expect(outcome(await manager.post(`/users/${boss.id}/unsuspend`))).toBe('403 userAboveOwn')
    expect(outcome(await manager.remove(`/users/${boss.id}`))).toBe('403 userAboveOwn')
    expect(await rowOf(boss.id)).toMatchObject({ status: 'active' })
  })

  it('is so too for a field one lacks, and for a higher approval limit', async () => {
    const APPROVE: Permission = { subject: 'tenders', actions: ['read', 'approve'] }
    const narrow = await quickPerson([USERS, { ...CARDS, fields: ['name'] }, APPROVE])
    expect(outcome(await narrow.patch(`/users/${member.id}`, { name: 'x' }))).toBe(
      '403 userAboveOwn',
    )
    const approver = await quickPerson([APPROVE])
    expect(outcome(await narrow.patch(`/users/${approver.id}`, { name: 'x' }))).toBe('200')
    // The first save makes the row of settings that a limit hangs on.
    await boss.post('/globals/settings', { siteTitle: 'Sınır' })
    await select(
      `insert into settings_approval_limits (_order, _parent_id, id, role_id, max_total_base)
       select 1, id, 'hierarchy', $1, 100 from settings`,
      [narrow.roleId],
    )
    expect(outcome(await narrow.patch(`/users/${approver.id}`, { name: 'y' }))).toBe(
      '403 userAboveOwn',
    )
    await select(`delete from settings_approval_limits where id = 'hierarchy'`)
  })
})

describe('somebody whose role can do no more', () => {
  it('is changed, suspended and deleted', async () => {
    const other = await quickPerson([CARDS])
    expect(outcome(await manager.patch(`/users/${other.id}`, { phone: '5' }))).toBe('200')
    expect(outcome(await manager.post(`/users/${other.id}/suspend`))).toBe('200')
    expect(outcome(await manager.post(`/users/${other.id}/unsuspend`))).toBe('200')
    expect(outcome(await manager.remove(`/users/${other.id}`))).toBe('200')
  })

  it('may hold the same role', async () => {
    const twin = await quickPerson([USERS, ROLES, CARDS])
    expect(outcome(await manager.patch(`/users/${twin.id}`, { name: 'İkiz' }))).toBe('200')
  })

  it('is not given a role that can do more', async () => {
    const up = { role: boss.roleId }
    expect(outcome(await manager.patch(`/users/${member.id}`, up))).toBe('403 grantBeyondOwn')
    expect(outcome(await manager.patch(`/users/${manager.id}`, up))).toBe('403 grantBeyondOwn')
    const made = { name: 'Yeni', email: 'yeni-hiyerarsi@example.com', password: PASSWORD, ...up }
    expect(outcome(await manager.post('/users', made))).toBe('403 grantBeyondOwn')
  })
})

describe('a write narrowed to the phone', () => {
  it('opens neither role, e-mail, status nor password, not even of an equal', async () => {
    const clerk = await quickPerson([
      { subject: 'users', actions: ['read'] },
      { subject: 'users', actions: ['write'], fields: ['phone'] },
      CARDS,
    ])
    const before = await rowOf(member.id)
    const sent = { phone: '77', email: 'x@example.com', role: clerk.roleId, name: 'Başka' }
    expect(outcome(await clerk.patch(`/users/${member.id}`, sent))).toBe('200')
    expect(await rowOf(member.id)).toEqual({ ...before, phone: '77' })
    const password = await clerk.patch(`/users/${member.id}`, { password: 'baska bir parola 2' })
    expect(outcome(password)).toBe('403 notAllowed')
    expect(outcome(await clerk.post(`/users/${member.id}/suspend`))).toBe('403 notAllowed')
    expect(await rowOf(member.id)).toEqual({ ...before, phone: '77' })
    // One's own name is still one's own.
    expect(outcome(await clerk.patch(`/users/${clerk.id}`, { name: 'Kendi adım' }))).toBe('200')
    expect(await rowOf(clerk.id)).toMatchObject({ name: 'Kendi adım' })
  })
})

describe('a role above the own', () => {
  it('is neither renamed, emptied nor deleted', async () => {
    const name = anyName('Rol')
    expect(outcome(await manager.patch(`/roles/${boss.roleId}`, { name }))).toBe('403 roleAboveOwn')
    const emptied = await manager.patch(`/roles/${boss.roleId}`, { permissions: [] })
    expect(outcome(emptied)).toBe('403 roleAboveOwn')
    const unused = await boss.post<{ doc: { id: number } }>('/roles', {
      name: anyName('Rol'),
      permissions: [{ subject: 'settings', actions: ['read'] }],
    })
    expect(outcome(await manager.remove(`/roles/${unused.json.doc.id}`))).toBe('403 roleAboveOwn')
  })

  it('is not made, nor out of one’s own; narrowing compares by sets', async () => {
    const narrowed = await quickPerson([
      { ...ROLES },
      { subject: 'tenders', actions: ['read'], fields: ['title', 'total'] },
    ])
    const make = async (fields?: string[]) =>
      outcome(
        await narrowed.post('/roles', {
          name: anyName('Rol'),
          permissions: [{ subject: 'tenders', actions: ['read'], ...(fields && { fields }) }],
        }),
      )
    expect(await make()).toBe('403 grantBeyondOwn')
    expect(await make(['title', 'notes'])).toBe('403 grantBeyondOwn')
    expect(await make(['total', 'title'])).toBe('201')
  })
})

it('counts a role as it is when the change is made, whoever comes first', async () => {
  const target = await quickPerson([CARDS])
  const raise = { permissions: [CARDS, { subject: 'settings', actions: ['write'] }] }
  const [raised, ...edits] = await Promise.all([
    boss.patch(`/roles/${target.roleId}`, raise),
    ...[1, 2, 3].map((n) => manager.patch(`/users/${target.id}`, { phone: `${n}` })),
  ])
  expect(outcome(raised)).toBe('200')
  expect(edits.map(outcome).every((code) => ['200', '403 userAboveOwn'].includes(code))).toBe(true)
  expect(outcome(await manager.patch(`/users/${target.id}`, { phone: '9' }))).toBe(
    '403 userAboveOwn',
  )
})

it('ends a mailed link to set a password with the suspension, and with a new address', async () => {
  const withLink = (id: number) =>
    select(
      `update users set reset_password_token = 'link', reset_password_expiration =
         now() + interval '1 hour' where id = $1`,
      [id],
    )
  const tokenOf = async (id: number) =>
    (await select('select reset_password_token as t from users where id = $1', [id]))[0]?.t
  const one = await quickPerson([CARDS])
  await withLink(one.id)
  await boss.post(`/users/${one.id}/suspend`)
  expect(await tokenOf(one.id)).toBeNull()
  await boss.post(`/users/${one.id}/unsuspend`)
  await withLink(one.id)
  await boss.patch(`/users/${one.id}`, { email: `yeni-adres-${one.id}@example.com` })
  expect(await tokenOf(one.id)).toBeNull()
})

it('keeps what an older registry stored usable, without the rights that are gone', () => {
  const ability = buildAbility([{ subject: 'tenders', actions: ['read', 'archive'] }])
  expect(ability.can('read', 'tenders')).toBe(true)
})
