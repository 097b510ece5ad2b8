import { afterEach, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { env } from '@/lib/env'
import { asProgram } from '../../helpers/templateDatabase'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { cookieFor, makePerson, type Person } from '../gate/people'
import { ask, codeOf } from '../gate/rest'
import { closePasswords, makeEmergency, mark, unmarkAll } from './emergency'
import { enrol } from './enrol'
import { CARDS, nameOfRole, sessionsOf, useProvider } from './oidcBrowser'

const { payload, signIn: signInThere, linked } = useProvider()
afterEach(unmarkAll)

const LAST = '409 lastBreakGlass'
const patch = (cookie: string, path: string, json: object) =>
  codeOf(ask('PATCH', path, { cookie, json }))
const give = (cookie: string, { id }: Pick<Person, 'id'>, breakGlass: unknown = true) =>
  patch(cookie, `/users/${id}`, { breakGlass })
const isMarked = async ({ id }: Pick<Person, 'id'>) =>
  (await select<{ is: boolean }>('select break_glass as is from users where id = $1', [id]))[0]?.is
const growOld = ({ id }: Pick<Person, 'id'>) =>
  select(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [id],
  )

describe('emergency access', () => {
  it('is given by an administrator to somebody with a second factor, and recorded', async () => {
    const [boss, person] = [await makePerson(payload()), await makePerson(payload(), CARDS)]
    const cookie = await cookieFor(boss)
    expect(await give(cookie, person)).toBe('409 breakGlassNeedsFactor')
    await enrol(person)
    const last = await lastAuditId()
    expect(await give(cookie, person)).toBe('200')
    expect(await isMarked(person)).toBe(true)
    const [change] = (await auditSince(last)).filter(({ document }) => document === person.id)
    expect(change).toMatchObject({ action: 'update', user_id: boss.id })
    expect(change?.details).toEqual({ break_glass: [false, true] })
    expect(await give(cookie, person, false)).toBe('200')
    expect(await isMarked(person)).toBe(false)
  })

  it('takes a confirmed session, also for oneself', async () => {
    const boss = await enrol(await makePerson(payload()))
    await growOld(boss)
    expect(await give(boss.cookie, boss)).toBe('403 confirmItsYou')
    expect(await isMarked(boss)).toBe(false)
    expect(await give(await cookieFor(boss), boss)).toBe('200')
  })

  it.each<[string, Permission[]]>([
    ['without any right', CARDS],
    ['who writes users, but no roles', [{ subject: 'users', actions: ['read', 'write'] }]],
    [
      'who writes users but for this field',
      [
        { subject: 'users', actions: ['read', 'write'], fields: ['name', 'phone'] },
        { subject: 'roles', actions: ['read', 'write'] },
      ],
    ],
  ])('is not given by a user %s, to themselves or to others', async (_, permissions) => {
    const person = await enrol(await makePerson(payload(), permissions))
    const other = await enrol(await makePerson(payload(), []))
    const cookie = await cookieFor(person)
    await give(cookie, person)
    await give(cookie, other)
    expect([await isMarked(person), await isMarked(other)]).toEqual([false, false])
  })

  it('is not made with a user, who has no factor yet', async () => {
    const boss = await makePerson(payload())
    const json = {
      name: 'Acil',
      email: `acil-${boss.id}@example.com`,
      password: 'uzun bir parola 1',
      role: boss.roleId,
      breakGlass: true,
    }
    const cookie = await cookieFor(boss)
    expect(await codeOf(ask('POST', '/users', { cookie, json }))).toBe('409 breakGlassNeedsFactor')
  })

  it('is kept from every other writer of the row', async () => {
    const person = await makeEmergency(payload())
    await select(`update users set break_glass = false where id = $1`, [person.id])
    expect(await isMarked(person)).toBe(true)
    const other = await makePerson(payload())
    await select(`update users set break_glass = true where id = $1`, [other.id])
    expect(await isMarked(other)).toBe(false)
  })

  it('keeps its owner from removing their last factor', async () => {
    const person = await makeEmergency(payload())
    const remove = async () =>
      codeOf(ask('POST', '/users/factor/remove', { cookie: await cookieFor(person), json: {} }))
    expect(await remove()).toBe('409 breakGlassKeepsFactor')
    await mark(person, false)
    expect(await remove()).toBe('200')
  })

  it('ends with a reset of the factors, by an administrator and on the server', async () => {
    const [boss, one, two] = [
      await makePerson(payload()),
      await makeEmergency(payload()),
      await makeEmergency(payload()),
    ]
    const json = { reason: 'Telefon kayıp' }
    const cookie = await cookieFor(boss)
    expect(await codeOf(ask('POST', `/users/${one.id}/reset-factors`, { cookie, json }))).toBe(
      '200',
    )
    expect(await isMarked(one)).toBe(false)
    const done = await run({
      command: process.execPath,
      args: [inRoot('scripts/resetFactors.mjs'), two.email],
      env: { DATABASE_URL: asProgram(process.env.TEST_SUPERUSER_URL as string) },
    })
    expect(done.code, done.output).toBe(0)
    expect(await isMarked(two)).toBe(false)
  })
})

describe('the last administrator with it, while passwords are closed', () => {
  const alone = async () => {
    await unmarkAll()
    const [boss, rescue] = [await makePerson(payload()), await makeEmergency(payload())]
    const small = await makePerson(payload(), CARDS)
    closePasswords()
    return { boss, rescue, small, cookie: await cookieFor(boss) }
  }

  it('loses it in no way', async () => {
    const { boss, rescue, small, cookie } = await alone()
    const command = (path: string, json: object) =>
      codeOf(ask('POST', `/users/${rescue.id}/${path}`, { cookie, json }))
    expect(await give(cookie, rescue, false)).toBe(LAST)
    expect(await command('suspend', {})).toBe(LAST)
    expect(await command('leave', { to: boss.id })).toBe(LAST)
    expect(await command('reset-factors', { reason: 'Telefon kayıp' })).toBe(LAST)
    expect(await patch(cookie, `/users/${rescue.id}`, { role: small.roleId })).toBe(LAST)
    expect(await patch(cookie, `/roles/${rescue.roleId}`, { permissions: CARDS })).toBe(LAST)
    expect(await codeOf(ask('DELETE', `/users/${rescue.id}`, { cookie }))).toBe(LAST)
    const own = await cookieFor(rescue)
    expect(await codeOf(ask('POST', '/users/factor/remove', { cookie: own, json: {} }))).toBe(
      '409 breakGlassKeepsFactor',
    )
    expect(await give(own, rescue, false)).toBe(LAST)
    // Others may go.
    expect(await codeOf(ask('POST', `/users/${small.id}/suspend`, { cookie, json: {} }))).toBe(
      '200',
    )
  })

  it('may lose it once another one has it', async () => {
    const { rescue, cookie } = await alone()
    await makeEmergency(payload())
    expect(await give(cookie, rescue, false)).toBe('200')
  })

  it('is left when two take it from each other at once', async () => {
    const { rescue } = await alone()
    const other = await makeEmergency(payload())
    const answers = await Promise.all([
      give(await cookieFor(rescue), other, false),
      give(await cookieFor(other), rescue, false),
    ])
    expect(answers.toSorted()).toEqual(['200', LAST])
  })

  it('keeps the role, whatever the provider says', async () => {
    await unmarkAll()
    const person = await linked(allPermissions(), { groups: ['satis'] })
    await enrol(person)
    await mark(person)
    const seller = await makePerson(payload(), CARDS)
    Object.assign(env, {
      OIDC_ROLES: [{ value: 'satis', role: await nameOfRole(seller) }],
      OIDC_MAX_ROLE: await nameOfRole(person),
    })
    closePasswords()
    await signInThere(person.subject)
    const roleOf = async () =>
      (
        await select<{ role: number }>('select role_id as role from users where id = $1', [
          person.id,
        ])
      )[0]?.role
    expect(await roleOf()).toBe(person.roleId)
    Object.assign(env, { OIDC_ONLY: false })
    await signInThere(person.subject)
    expect(await roleOf()).toBe(seller.roleId)
  })
})

it('ends the sessions that it opened when it is taken away', async () => {
  const [boss, rescue] = [await makePerson(payload()), await makeEmergency(payload())]
  await makeEmergency(payload())
  closePasswords()
  expect(await sessionsOf(rescue)).toHaveLength(1)
  expect(await give(await cookieFor(boss), rescue, false)).toBe('200')
  expect(await sessionsOf(rescue)).toEqual([])
})
