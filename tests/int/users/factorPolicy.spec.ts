import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { FACTOR_GRACE_DAYS } from '@/domain/users/factors'
import { JOB_RUNS } from '@/jobs'
import { readFactorPolicy } from '@/queries/users/factorPolicy'
import { auditSince, lastAuditId } from '../../factories/audit'
import { clientOf } from '../../factories/client'
import { asSuperuser, select } from '../../factories/database'
import { askGraphql } from '../../factories/graphql'
import { outcome } from '../../factories/quickPerson'
import { codeOfSecret, firstCodeOf } from '../../factories/verificationCode'
import { anyIp, cookieFor, cookieOf, makePerson, signIn, type Person } from '../gate/people'
import { ask, codeOf, read, startPayload, type Ask } from '../gate/rest'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
})

const post = (path: string, options: Ask) => ask('POST', `/users/${path}`, options)
const require = ({ roleId }: Person, factor = 'required') =>
  select('update roles set factor = $2 where id = $1', [roleId, factor])

/** Moves what the grace counts from into the past; triggers would write the present. */
const ago = async (person: Person, days: Partial<Record<'role' | 'user' | 'made', number>>) => {
  const { role = 30, user = 30, made = 30 } = days
  await asSuperuser(`begin; set local session_replication_role = replica;
    update roles set factor_required_at = now() - interval '${role} days' where id = ${person.roleId};
    update users set factor_grace_from = now() - interval '${user} days',
      created_at = now() - interval '${made} days' where id = ${person.id};
    commit`)
}

/** Somebody whose role requires a factor, without one, past their grace. */
const overdue = async (permissions?: Parameters<typeof makePerson>[1]): Promise<Person> => {
  const person = await makePerson(payload, permissions)
  await require(person)
  await ago(person, {})
  return person
}

const ticket = async ({ email }: Person) => cookieOf(await signIn(email))
const begin = async (cookie: string) => {
  const { body } = await read(post('login/enrol', { cookie, json: {} }))
  return (body as { secret: string }).secret
}
const enable = (cookie: string, code: string) =>
  post('login/enable', { cookie, json: { code }, headers: anyIp() })
const factorsOf = ({ id }: Person) =>
  select('select id from user_factors where user_id = $1 and confirmed_at is not null', [id])
const sessionsOf = ({ id }: Person) =>
  select('select id from users_sessions where _parent_id = $1', [id])
const nextOf = async ({ email }: Person) =>
  ((await (await signIn(email)).json()) as { next?: string }).next
const dueInDays = async ({ id }: Person) => {
  const { due } = await readFactorPolicy({ payload }, id)
  return due && Math.round((Date.parse(due) - Date.now()) / 86_400_000)
}
/** A factor past the API, and a session: what is asked of it here needs no codes. */
const withFactor = async (person: Person) => {
  await select(
    `insert into user_factors (user_id, kind, sealed, confirmed_at) values ($1, 'totp', 'v1', now())`,
    [person.id],
  )
  return { cookie: await cookieFor(person) }
}

describe('the grace of a role that requires a second factor', () => {
  it.each([
    ['the role requires it', { role: 1 }],
    ['the last change of role or reset', { user: 1 }],
    ['the person was made', { made: 1 }],
  ])('counts from when %s, whichever is last', async (_, days) => {
    const person = await overdue()
    await ago(person, days)
    expect(await dueInDays(person)).toBe(FACTOR_GRACE_DAYS - 1)
    expect(await nextOf(person)).toBeUndefined()
  })

  it('begins when the role requires it, anew when it does so again, and not with other saves', async () => {
    const person = await makePerson(payload)
    expect(await dueInDays(person)).toBeNull()
    await require(person)
    expect(await dueInDays(person)).toBe(FACTOR_GRACE_DAYS)
    await ago(person, {})
    await select(`update roles set name = name || '.' where id = $1`, [person.roleId])
    await select(`update users set name = name || '.' where id = $1`, [person.id])
    expect(await nextOf(person)).toBe('enrol')
    await require(person, 'optional')
    expect(await dueInDays(person)).toBeNull()
    await require(person)
    expect(await dueInDays(person)).toBe(FACTOR_GRACE_DAYS)
  })

  it('begins anew with another role and with a reset', async () => {
    const [boss, person, other] = [await makePerson(payload), await overdue(), await overdue([])]
    const cookie = await cookieFor(boss)
    const json = { role: other.roleId }
    const moved = await ask('PATCH', `/users/${person.id}`, { cookie, json })
    expect(moved.status).toBe(200)
    expect(await dueInDays(person)).toBe(FACTOR_GRACE_DAYS)
    await withFactor(other)
    await ago(other, {})
    const reset = post(`${other.id}/reset-factors`, { cookie, json: { reason: 'Telefon kayıp' } })
    expect(await codeOf(reset)).toBe('200')
    expect(await dueInDays(other)).toBe(FACTOR_GRACE_DAYS)
    expect(await nextOf(other)).toBeUndefined()
  })
})

describe('enrolment between password and session', () => {
  it('is asked for after the grace, gives no session before, and signs in at its end', async () => {
    const person = await overdue()
    const first = await signIn(person.email, { remember: true })
    expect(await first.json()).toEqual({ next: 'enrol' })
    expect(first.headers.getSetCookie()).toHaveLength(1)
    const step = cookieOf(first)
    const token = step.split('=')[1] ?? ''
    for (const [method, path] of [
      ['GET', '/users/me'],
      ['GET', `/users/${person.id}`],
      ['GET', '/companies'],
      ['POST', '/users/factor/begin'],
      ['POST', '/users/factor/enable'],
      ['POST', '/users/refresh-token'],
      ['POST', '/users/invite'],
    ] as const) {
      const json = method === 'POST' ? {} : undefined
      const [nobody, ...others] = await Promise.all(
        [{}, { cookie: step }, { cookie: `payload-token=${token}` }].map(async (way) => {
          const { status, body } = await read(ask(method, path, { json, ...way }))
          return JSON.stringify({ status, body })
        }),
      )
      for (const other of others) expect(other, path).toBe(nobody)
    }
    const secret = await begin(step)
    expect(await codeOf(enable(step, codeOfSecret(secret, 9)))).toBe('400 invalidInput')
    expect(await sessionsOf(person)).toEqual([])
    const last = await lastAuditId()
    const answer = await enable(step, firstCodeOf(secret))
    const { codes } = (await answer.json()) as { codes: string[] }
    expect(codes).toHaveLength(10)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^payload-token=.*Expires/)
    const me = await read(ask('GET', '/users/me', { cookie: cookieOf(answer) }))
    expect(me.body).toMatchObject({ user: { id: person.id } })
    const trail = (await auditSince(last)).filter(({ document }) => document === person.id)
    expect(trail.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['addFactor', person.id],
      ['makeCodes', person.id],
      ['signIn', person.id],
    ])
    expect(await nextOf(person)).toBe('factor')
    const mails = await select(
      `select 1 from mails where recipient = $1 and data ->> 'event' = 'added'`,
      [person.email],
    )
    expect(mails).toHaveLength(1)
  })

  it('never replaces a factor that is there, and no ticket opens the other step', async () => {
    const person = await overdue()
    const waiting = await ticket(person)
    const secret = await begin(waiting)
    await withFactor(person)
    const cookie = await cookieFor(person)
    expect(await codeOf(enable(waiting, codeOfSecret(secret)))).toBe('401 stepExpired')
    expect(await codeOf(post('login/enrol', { cookie: waiting, json: {} }))).toBe('401 stepExpired')
    const asked = await ticket(person)
    expect(await codeOf(post('login/enrol', { cookie: asked, json: {} }))).toBe('401 stepExpired')
    expect(await codeOf(enable(asked, '123456'))).toBe('401 stepExpired')
    const other = await ticket(await overdue())
    expect(await codeOf(post('login/factor', { cookie: other, json: { code: '123456' } }))).toBe(
      '401 stepExpired',
    )
    expect(await codeOf(post('login/enrol', { cookie, json: {} }))).toBe('401 stepExpired')
  })

  it('succeeds once of three times at once with one ticket, and with three', async () => {
    const [one, three] = [await overdue(), await overdue()]
    const same = await ticket(one)
    const code = codeOfSecret(await begin(same))
    const tickets = await Promise.all([1, 2, 3].map(() => ticket(three)))
    let last = ''
    for (const each of tickets) last = await begin(each)
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => codeOf(enable(same, code))),
      ...tickets.map((each) => codeOf(enable(each, codeOfSecret(last)))),
    ])
    for (const part of [answers.slice(0, 3), answers.slice(3)])
      expect(part.filter((answer) => answer === '200')).toHaveLength(1)
    for (const person of [one, three]) {
      expect(await factorsOf(person)).toHaveLength(1)
      expect(await sessionsOf(person)).toHaveLength(1)
      const codes = await select('select 1 from recovery_codes where user_id = $1', [person.id])
      expect(codes).toHaveLength(10)
    }
  })

  it('counts the secret of the tab that asked last', async () => {
    const person = await overdue()
    const [one, two] = [await ticket(person), await ticket(person)]
    const [old, fresh] = [await begin(one), await begin(two)]
    expect(await codeOf(enable(one, codeOfSecret(old)))).toBe('400 invalidInput')
    expect(await codeOf(enable(two, codeOfSecret(fresh)))).toBe('200')
  })

  it.each([
    ['the role no longer requires it', (one: Person) => require(one, 'optional')],
    ['the role allows none', (one: Person) => require(one, 'off')],
    [
      'they are suspended',
      async (one: Person) =>
        post(`${one.id}/suspend`, { cookie: await cookieFor(await makePerson(payload)), json: {} }),
    ],
  ])('ends when %s', async (_, end) => {
    const person = await overdue()
    const step = await ticket(person)
    const code = codeOfSecret(await begin(step))
    await end(person)
    expect(await codeOf(enable(step, code))).toBe('401 stepExpired')
    expect(await factorsOf(person)).toEqual([])
    expect(await sessionsOf(person)).toEqual([])
  })

  it('is whole or not at all while the role is loosened', async () => {
    const person = await overdue()
    const step = await ticket(person)
    const code = codeOfSecret(await begin(step))
    const [answer] = await Promise.all([codeOf(enable(step, code)), require(person, 'optional')])
    const isDone = answer === '200'
    expect(answer).toBe(isDone ? '200' : '401 stepExpired')
    expect(await factorsOf(person)).toHaveLength(isDone ? 1 : 0)
    expect(await sessionsOf(person)).toHaveLength(isDone ? 1 : 0)
  })
})

describe('what the role says in one’s own account', () => {
  it('off: none is set up, one that is there is asked for until it is turned off', async () => {
    const [bare, secured] = [await makePerson(payload), await makePerson(payload)]
    const { cookie } = await withFactor(secured)
    await require(bare, 'off')
    await require(secured, 'off')
    const own = await cookieFor(bare)
    expect(await codeOf(post('factor/begin', { cookie: own, json: {} }))).toBe('409 factorOff')
    expect(await codeOf(post('factor/begin', { cookie, json: {} }))).toBe('409 factorOff')
    expect(await nextOf(secured)).toBe('factor')
    expect(await codeOf(post('factor/remove', { cookie, json: {} }))).toBe('200')
  })

  it('required: it is moved, and not turned off; nor while the role begins to require it', async () => {
    const person = await makePerson(payload)
    const { cookie } = await withFactor(person)
    const [answer] = await Promise.all([
      codeOf(post('factor/remove', { cookie, json: {} })),
      require(person),
    ])
    // Before the change it is gone, and the grace begins; after it there is no way to be without.
    if (answer === '200') {
      expect(await factorsOf(person)).toEqual([])
      expect(await dueInDays(person)).toBe(FACTOR_GRACE_DAYS)
      await withFactor(person)
    } else expect(answer).toBe('409 lastFactor')
    expect(await codeOf(post('factor/remove', { cookie, json: {} }))).toBe('409 lastFactor')
    expect(await factorsOf(person)).toHaveLength(1)
    expect(await codeOf(post('factor/begin', { cookie, json: {} }))).toBe('200')
  })
})

describe('the policy of one’s own role', () => {
  it('is tightened by its holders, and loosened by others alone', async () => {
    const [own, other] = [await makePerson(payload), await makePerson(payload)]
    const patch = async (by: Person, path: string, json: object) =>
      codeOf(ask('PATCH', path, { cookie: await cookieFor(by), json }))
    const role = `/roles/${own.roleId}`
    expect(await patch(own, role, { factor: 'required' })).toBe('200')
    expect(await patch(own, role, { factor: 'optional' })).toBe('403 ownFactorPolicy')
    expect(await patch(own, role, { factor: 'off' })).toBe('403 ownFactorPolicy')
    expect(await patch(other, role, { factor: null })).toBe('400 invalidInput')
    // Moving oneself: to another role that asks less, also one just made.
    const me = `/users/${own.id}`
    expect(await patch(own, me, { role: other.roleId })).toBe('403 ownFactorPolicy')
    await require(other)
    expect(await patch(own, me, { role: other.roleId })).toBe('200')
    expect(await patch(other, role, { factor: 'off' })).toBe('200')
    expect(await patch(other, me, { role: own.roleId })).toBe('200')
  })

  const policyOf = async ({ roleId }: Person) =>
    (await select<{ factor: string }>('select factor from roles where id = $1', [roleId]))[0]
      ?.factor
  const change = (by: Person, cookie: string, factor: string, key?: string) =>
    askGraphql(
      cookie,
      `mutation { updateRole(id: ${by.roleId}, data: { factor: ${factor} }) { id } }`,
      {},
      key ? { 'idempotency-key': key } : {},
    )

  it('is not loosened in GraphQL or by a form, nor by another role given in one', async () => {
    const [own, other] = [await makePerson(payload), await makePerson(payload)]
    await require(own)
    const cookie = await cookieFor(own)
    for (const factor of ['optional', 'off'])
      expect((await change(own, cookie, factor)).code).toBe('ownFactorPolicy')
    const form = async (path: string, data: object) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify(data))
      return outcome(await clientOf(cookie).patch(path, body))
    }
    // The way is open: only the policy is refused.
    expect(await form(`/roles/${own.roleId}`, { factor: 'required' })).toBe('200')
    expect(await form(`/roles/${own.roleId}`, { factor: 'off' })).toBe('403 ownFactorPolicy')
    expect(await form(`/users/${own.id}`, { role: other.roleId })).toBe('403 ownFactorPolicy')
    expect(await policyOf(own)).toBe('required')
    // By somebody else it is, in the same ways.
    const boss = await cookieFor(other)
    expect((await change(own, boss, 'optional')).code).toBeNull()
    expect(await policyOf(own)).toBe('optional')
  })

  it('is not loosened by sending again what was allowed before', async () => {
    const [own, boss] = [await makePerson(payload), await makePerson(payload)]
    await require(own, 'off')
    const cookie = await cookieFor(own)
    const key = `policy-${own.id}`
    expect((await change(own, cookie, 'off', key)).code).toBeNull()
    expect((await change(own, await cookieFor(boss), 'required')).code).toBeNull()
    expect((await change(own, cookie, 'off', key)).code).toBe('alreadyDone')
    expect(await policyOf(own)).toBe('required')
    expect((await change(own, cookie, 'off')).code).toBe('ownFactorPolicy')
  })

  it.each<[string, object]>([
    ['loosened', { factor: 'off' }],
    ['saved', { name: 'Aynı' }],
  ])('is tightened when it is %s at the same moment', async (_, json) => {
    const boss = await cookieFor(await makePerson(payload))
    for (let at = 0; at < 4; at += 1) {
      const own = await makePerson(payload)
      await require(own, 'off')
      const cookie = await cookieFor(own)
      const path = `/roles/${own.roleId}`
      const name = { ...json, ...('name' in json && { name: `Aynı ${own.id}` }) }
      const [byBoss, byOwner] = await Promise.all([
        codeOf(ask('PATCH', path, { cookie: boss, json: { factor: 'required' } })),
        codeOf(ask('PATCH', path, { cookie, json: name })),
      ])
      expect(byBoss).toBe('200')
      // Before it, nothing was loosened.
      expect(['200', '403 ownFactorPolicy']).toContain(byOwner)
      expect(await policyOf(own)).toBe('required')
    }
  })
})

describe('the job', () => {
  const run = () => JOB_RUNS['enforce-factors'](payload)

  it('ends the sessions of those past their grace, once, and of nobody else', async () => {
    const late = await overdue()
    const [graced, secured, free] = [await makePerson(payload), await overdue(), await overdue()]
    await require(graced)
    await withFactor(secured)
    await require(free, 'optional')
    for (const one of [late, graced, secured, free]) await cookieFor(one)
    const before = (await sessionsOf(secured)).length
    const last = await lastAuditId()
    await Promise.all([run(), run()])
    await run()
    expect(await sessionsOf(late)).toEqual([])
    expect(await sessionsOf(graced)).toHaveLength(1)
    expect(await sessionsOf(secured)).toHaveLength(before)
    expect(await sessionsOf(free)).toHaveLength(1)
    const trail = (await auditSince(last)).filter(({ document }) => document === late.id)
    expect(trail.map(({ action, user_id }) => [action, user_id])).toEqual([['endSessions', null]])
    expect(await nextOf(late)).toBe('enrol')
  })
})
