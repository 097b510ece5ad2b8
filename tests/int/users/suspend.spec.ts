import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { cookieFor, cookieOf, makePerson, signIn, type Person } from '../gate/people'
import { ask, codeOf, poolOf, read, startPayload } from '../gate/rest'

let payload: Payload
let admin: Person
let boss = ''
beforeAll(async () => {
  payload = await startPayload()
  admin = await makePerson(payload)
  boss = await cookieFor(admin)
})

const suspend = (id: number, cookie = boss) => ask('POST', `/users/${id}/suspend`, { cookie })
const statusOf = async (id: number) => {
  const { rows } = await poolOf(payload).query(
    `select status, (select count(*)::int from users_sessions where _parent_id = u.id) as sessions
       from users u where id = $1`,
    [id],
  )
  return rows[0] as { status: string; sessions: number }
}

it('refuses a suspended user from the next request on', async () => {
  const person = await makePerson(payload)
  const cookie = await cookieFor(person)
  expect(await codeOf(ask('GET', '/companies', { cookie }))).toBe('200')
  const { status, body } = await read(suspend(person.id))
  expect({ status, now: body?.status }).toEqual({ status: 200, now: 'passive' })
  expect(await codeOf(ask('GET', '/companies', { cookie }))).toBe('401 signInFirst')
  expect(await codeOf(signIn(person.email))).toBe('401 wrongCredentials')
  expect(await codeOf(suspend(person.id))).toBe('409 alreadyInThatState')
  expect(await codeOf(ask('POST', `/users/${person.id}/unsuspend`, { cookie: boss }))).toBe('200')
  expect(await codeOf(signIn(person.email))).toBe('200')
})

it('stays passive while 20 sign-ins are in flight', async () => {
  const person = await makePerson(payload)
  const signIns = Array.from({ length: 20 }, () => signIn(person.email))
  await signIns[0]
  expect(await codeOf(suspend(person.id))).toBe('200')
  const cookies = (await Promise.all(signIns)).map(cookieOf).filter(Boolean)
  expect(await statusOf(person.id)).toEqual({ status: 'passive', sessions: 0 })
  const answers = await Promise.all(
    cookies.map((cookie) => codeOf(ask('GET', '/companies', { cookie }))),
  )
  expect(new Set(answers)).toEqual(new Set(['401 signInFirst']))
})

it('does not change a status by a plain save', async () => {
  const person = await makePerson(payload)
  await ask('PATCH', `/users/${person.id}`, { cookie: boss, json: { status: 'passive' } })
  expect((await statusOf(person.id)).status).toBe('active')
})

it('asks for the right, and refuses oneself and those who are not there', async () => {
  const reader = await makePerson(payload, [{ subject: 'users', actions: ['read'] }])
  const cookie = await cookieFor(reader)
  expect(await codeOf(suspend(admin.id, cookie))).toBe('403 notAllowed')
  expect(await codeOf(suspend(admin.id, ''))).toBe('401 signInFirst')
  expect(await codeOf(suspend(admin.id))).toBe('409 cannotSuspendYourself')
  expect(await codeOf(suspend(2_147_483_647))).toBe('404 notFound')
})

it('leaves one administrator when two suspend each other at once', async () => {
  const others = await poolOf(payload).query<{ id: number }>(
    `select id from users where status = 'active'`,
  )
  const [one, two] = [await makePerson(payload), await makePerson(payload)]
  const [first, second] = [await cookieFor(one), await cookieFor(two)]
  const ids = others.rows.map(({ id }) => id).join(',') || '0'
  // In one transaction: the flag must not stay on a connection of the pool.
  const setAll = (status: string) =>
    poolOf(payload).query(
      `begin; select set_config('app.user_writer', 'on', true);
       update users set status = '${status}' where id in (${ids}); commit`,
    )
  await setAll('passive')
  try {
    const codes = await Promise.all([
      codeOf(suspend(two.id, first)),
      codeOf(suspend(one.id, second)),
    ])
    const left = [await statusOf(one.id), await statusOf(two.id)]
    expect(codes).toContain('200')
    expect(left.filter(({ status }) => status === 'active')).toHaveLength(1)
  } finally {
    await setAll('active')
  }
})
