import { createLocalReq, type Payload } from 'payload'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { feedApiPath } from '@/domain/calendar/feed'
import { env } from '@/lib/env'
import { tokenHash } from '@/lib/tokenHash'
import { LOCALES, type Locale } from '@/i18n/locales'
import { COMPOSERS } from '@/operations/mails/composers'
import { isOpenRoot } from '@/gate/graphql/openRoots'
import { counterKey } from '@/operations/limits/limitersFor'
import { rateLimiters } from '@/operations/users/rateLimiters'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { rest } from '../../helpers/rest'
import { asProgram } from '../../helpers/templateDatabase'
import { auditSince, lastAuditId } from '../../factories/audit'
import { clientOf } from '../../factories/client'
import { select } from '../../factories/database'
import { makeProgram } from '../../factories/program'
import { codeOfSecret, firstCodeOf } from '../../factories/verificationCode'
import {
  anyIp,
  cookieFor,
  cookieOf,
  makePerson,
  PASSWORD,
  signIn,
  type Person,
} from '../gate/people'
import { ask, codeOf, read, startPayload, type Ask } from '../gate/rest'
import { enrol, secured, type Secured } from './enrol'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
})

const post = (path: string, options: Ask) => ask('POST', `/users/${path}`, options)
const bodyOf = async <T>(answer: Promise<Response>) => (await read(answer)).body as T

const stepOf = (response: Response): string => cookieOf(response)
const ticket = async ({ email }: Person, more = {}) => stepOf(await signIn(email, more))
const second = (cookie: string, json: object, headers = anyIp()) =>
  post('login/factor', { cookie, json, headers })
const me = async (cookie: string) =>
  (await bodyOf<{ user: { id: number } | null }>(ask('GET', '/users/me', { cookie }))).user
/** As ten minutes later. */
const growOld = ({ id }: Person) =>
  select(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [id],
  )

describe('a second factor', () => {
  it('is asked for after the password, and only then is there a session', async () => {
    const person = await secured()
    const first = await signIn(person.email, { remember: true })
    expect(await first.json()).toEqual({ next: 'factor', methods: ['code', 'recovery'] })
    const cookies = first.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(
      /^payload-step=[\w-]{43}; Expires=.*Path=\/api\/users\/login; HttpOnly/,
    )
    const before = await select('select id from users_sessions where _parent_id = $1', [person.id])
    expect(before).toHaveLength(1)

    const answer = await second(stepOf(first), { code: codeOfSecret(person.secret) })
    expect(answer.status).toBe(200)
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(['exp', 'message', 'user'])
    const [session, device, over] = answer.headers.getSetCookie()
    expect(session).toMatch(/^payload-token=.*Expires/)
    expect(device).toMatch(/-device-/)
    expect(over).toMatch(/^payload-step=; Expires=Thu, 01 Jan 1970/)
    expect((await me(cookieOf(answer)))?.id).toBe(person.id)
  })

  it('makes neither the place nor the device known before it is proved', async () => {
    const person = await secured()
    const here = anyIp()
    const limits = rateLimiters(payload)
    const known = () =>
      limits.hasReached('known-pair', counterKey(person.email, here['x-client-address']), 1)
    const first = await signIn(person.email, {}, here)
    expect(first.headers.getSetCookie().join()).not.toContain('-device-')
    expect(await known()).toBe(false)
    const answer = await second(stepOf(first), { code: codeOfSecret(person.secret) }, here)
    expect(answer.status).toBe(200)
    expect(await known()).toBe(true)
  })

  it('changes nothing for people without one', async () => {
    const { email } = await makePerson(payload)
    expect(Object.keys((await (await signIn(email)).json()) as object).sort()).toEqual([
      'exp',
      'message',
      'user',
    ])
  })

  it('takes a code of the step before and after, once, and none that is older', async () => {
    const person = await secured()
    const code = codeOfSecret(person.secret, 1)
    expect(await codeOf(second(await ticket(person), { code }))).toBe('200')
    expect(await codeOf(second(await ticket(person), { code }))).toBe('401 wrongCode')
    const older = codeOfSecret(person.secret, 0)
    expect(await codeOf(second(await ticket(person), { code: older }))).toBe('401 wrongCode')
  })

  it('takes one of four uses at once, by one step and by four', async () => {
    const [one, other] = [await secured(), await secured()]
    const step = await ticket(one)
    const code = codeOfSecret(one.secret)
    const same = await Promise.all([1, 2, 3, 4].map(() => codeOf(second(step, { code }))))
    expect(same.filter((answer) => answer === '200')).toHaveLength(1)
    const steps = await Promise.all([1, 2, 3, 4].map(() => ticket(other)))
    const proof = { code: codeOfSecret(other.secret) }
    const four = await Promise.all(steps.map((each) => codeOf(second(each, proof))))
    expect(four.sort()).toEqual(['200', '401 wrongCode', '401 wrongCode', '401 wrongCode'])
  })

  it('ends a step after five attempts, however many come at once', async () => {
    const person = await secured()
    const step = await ticket(person)
    const wrong = Array.from({ length: 8 }, () =>
      codeOf(second(step, { recovery: '0000-0000-0000' })),
    )
    const answers = await Promise.all(wrong)
    expect(answers.filter((answer) => answer === '401 wrongCode')).toHaveLength(5)
    expect(answers.filter((answer) => answer === '401 stepExpired')).toHaveLength(3)
    const code = codeOfSecret(person.secret)
    expect(await codeOf(second(step, { code }))).toBe('401 stepExpired')
  })

  it('ends guesses at an account over all its steps, tells its owner, and leaves recovery open', async () => {
    const person = await secured()
    const wrong = codeOfSecret(person.secret, 9)
    const guess = async () => codeOf(second(await ticket(person), { code: wrong }))
    const answers = [await guess(), await guess(), await guess(), await guess(), await guess()]
    expect(new Set(answers)).toEqual(new Set(['401 wrongCode']))
    const right = { code: codeOfSecret(person.secret) }
    expect(await codeOf(second(await ticket(person), right))).toBe('429 tooManyAttempts')
    expect(
      await select(
        `select data ->> 'event' as event from mails where kind = 'security' and recipient = $1
           and data ->> 'event' = 'guessed'`,
        [person.email],
      ),
    ).toEqual([{ event: 'guessed' }])
    const recovery = person.codes[0]
    expect(await codeOf(second(await ticket(person), { recovery }))).toBe('200')
    const later = { code: codeOfSecret(person.secret) }
    expect(await codeOf(second(await ticket(person), later))).toBe('429 tooManyAttempts')
  })

  it('ends guesses at 20 a day, each of them counted, however they are spread', async () => {
    const person = await secured()
    const wrong = { code: codeOfSecret(person.secret, 9) }
    const fiveMore = async () => {
      const step = await ticket(person)
      const guesses = Array.from({ length: 5 }, () => codeOf(second(step, wrong)))
      expect(await Promise.all(guesses)).toEqual(Array(5).fill('401 wrongCode'))
      // As a quarter of an hour later.
      await rateLimiters(payload).forget('factor-code', counterKey('factor', String(person.id)))
    }
    const right = () => ({ code: codeOfSecret(person.secret) })
    for (let at = 0; at < 3; at += 1) await fiveMore()
    expect(await codeOf(second(await ticket(person), right()))).toBe('200')
    await fiveMore()
    const later = { code: codeOfSecret(person.secret, 1) }
    expect(await codeOf(second(await ticket(person), later))).toBe('429 tooManyAttempts')
    const recovery = { recovery: person.codes[0] }
    expect(await codeOf(second(await ticket(person), recovery))).toBe('200')
  })

  it('counts no sign-in that succeeded', async () => {
    const person = await secured()
    const limits = rateLimiters(payload)
    const key = counterKey('factor', String(person.id))
    await second(await ticket(person), { code: codeOfSecret(person.secret) })
    expect(await limits.hasReached('factor-code', key, 1)).toBe(false)
    expect(await limits.hasReached('factor-day', key, 1)).toBe(false)
  })

  it.each([
    ['another password', `update users set hash = 'x' || hash where id = $1`],
    ['its time', `update sign_in_steps set expires_at = now() where user_id = $1`],
  ])('ends its step with %s', async (_, change) => {
    const person = await secured()
    const step = await ticket(person)
    await select(change, [person.id])
    const code = codeOfSecret(person.secret)
    expect(await codeOf(second(step, { code }))).toBe('401 stepExpired')
  })

  it('ends its step with a suspension, also when that is taken back', async () => {
    const [person, boss] = [await secured([]), await makePerson(payload)]
    const step = await ticket(person)
    const cookie = await cookieFor(boss)
    for (const command of ['suspend', 'unsuspend'])
      expect(await codeOf(post(`${person.id}/${command}`, { cookie, json: {} }))).toBe('200')
    const code = codeOfSecret(person.secret)
    expect(await codeOf(second(step, { code }))).toBe('401 stepExpired')
  })

  it.each([
    [{}, '400 invalidInput'],
    [{ code: '12345' }, '400 invalidInput'],
    [{ code: '１２３４５６' }, '400 invalidInput'],
    [{ code: null }, '400 invalidInput'],
    [{ code: { gt: '' } }, '400 invalidInput'],
    [{ recovery: 'no code' }, '400 invalidInput'],
    [{ code: '123456', recovery: '0000-0000-0000' }, '400 invalidInput'],
    [{ password: PASSWORD }, '400 unknownField'],
    [{ code: '123456', user: 1 }, '400 unknownField'],
  ])('refuses %j before anything is counted', async (json, expected) => {
    expect(await codeOf(second('payload-step=x', json))).toBe(expected)
  })

  it('knows no step without its cookie, and none of another site', async () => {
    expect(await codeOf(post('login/factor', { json: { code: '123456' } }))).toBe('401 stepExpired')
    const person = await secured()
    const step = await ticket(person)
    const foreign = { origin: 'https://evil.example', ...anyIp() }
    const code = codeOfSecret(person.secret)
    expect(await codeOf(second(step, { code }, foreign))).toBe('403 crossSite')
    expect(await codeOf(second(step, { code }))).toBe('200')
  })

  it('is asked for after a reset of the password as well', async () => {
    const person = await secured()
    const { createHash } = await import('node:crypto')
    const hash = createHash('sha256').update('token').digest('hex')
    await select(
      `update users set reset_password_token = $2,
         reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [person.id, hash],
    )
    const password = 'kanarya patates mavi'
    const reset = post('reset-password', { json: { token: 'token', password }, headers: anyIp() })
    const { status, headers } = await read(reset)
    expect([status, headers.getSetCookie()]).toEqual([200, []])
    const first = await signIn(person.email, { password })
    expect(await first.clone().json()).toMatchObject({ next: 'factor' })
    const code = codeOfSecret(person.secret)
    expect(await codeOf(second(stepOf(first), { code }))).toBe('200')
  })

  it('is not passed by the framework’s own sign-in', async () => {
    const { email } = await secured()
    const data = { email, password: PASSWORD }
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow()
    expect(isOpenRoot('mutation', 'loginUser')).toBe(false)
  })

  it('cannot be read from the database, nor from one row for another', async () => {
    const [one, other] = [await secured(), await secured()]
    const rows = await select<{ sealed: string }>(
      'select sealed from user_factors where user_id = $1',
      [one.id],
    )
    const stored = JSON.stringify([
      rows,
      await select('select * from recovery_codes where user_id = $1', [one.id]),
    ])
    expect(stored).not.toContain(one.secret)
    for (const code of one.codes) expect(stored).not.toContain(code.replaceAll('-', ''))
    await select('update user_factors set sealed = $2 where user_id = $1', [
      other.id,
      rows[0]?.sealed,
    ])
    const code = codeOfSecret(one.secret)
    expect(await codeOf(second(await ticket(other), { code }))).toBe('409 factorUnreadable')
    expect(await codeOf(second(await ticket(other), { recovery: other.codes[0] }))).toBe('200')
  })
})

describe('a recovery code', () => {
  it('works once of four times at once, however it is written, and its owner is told', async () => {
    const person = await secured()
    const [code = ''] = person.codes
    expect(person.codes).toHaveLength(10)
    const steps = await Promise.all([1, 2, 3, 4].map(() => ticket(person)))
    const last = await lastAuditId()
    const answers = await Promise.all(
      steps.map((step) =>
        codeOf(second(step, { recovery: code.toLowerCase().replaceAll('-', ' ') })),
      ),
    )
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1)
    const rows = (await auditSince(last)).filter(({ document }) => document === person.id)
    const used = rows.filter(({ action }) => action === 'useRecoveryCode')
    expect(used.map(({ user_id, details }) => [user_id, details])).toEqual([[person.id, null]])
    expect(
      await select(
        `select 1 from mails where recipient = $1 and data ->> 'event' = 'recoveryUsed'`,
        [person.email],
      ),
    ).toHaveLength(1)
  })

  it('is void once there are new ones', async () => {
    const person = await secured()
    const { cookie } = person
    const { codes } = await bodyOf<{ codes: string[] }>(post('factor/codes', { cookie, json: {} }))
    const [old, fresh] = [{ recovery: person.codes[0] }, { recovery: codes[0] }]
    expect(await codeOf(second(await ticket(person), old))).toBe('401 wrongCode')
    expect(await codeOf(second(await ticket(person), fresh))).toBe('200')
  })

  it('of somebody else is none', async () => {
    const [one, other] = [await enrol(await makePerson(payload, [])), await secured()]
    const recovery = one.codes[0]
    expect(await codeOf(second(await ticket(other), { recovery }))).toBe('401 wrongCode')
  })
})

describe('one’s own second factor', () => {
  it('is on with its first code, told in the trail, and no secret is', async () => {
    const last = await lastAuditId()
    const person = await enrol(await makePerson(payload, []))
    const shape = /^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/
    expect(new Set(person.codes.filter((code) => shape.test(code))).size).toBe(10)
    const rows = (await auditSince(last)).filter(
      ({ document, subject, action }) =>
        document === person.id && subject === 'users' && action !== 'create',
    )
    expect(rows.map(({ action, user_id, details }) => [action, user_id, details])).toEqual([
      ['addFactor', person.id, null],
      ['makeCodes', person.id, null],
    ])
  })

  it('needs the code of the newest setup, within its time', async () => {
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    const begin = async () =>
      (await bodyOf<{ secret: string }>(post('factor/begin', { cookie, json: {} }))).secret
    const enable = (code: string) => codeOf(post('factor/enable', { cookie, json: { code } }))
    expect(await enable('123456')).toBe('409 setupExpired')
    const [old, fresh] = [await begin(), await begin()]
    expect(await enable(codeOfSecret(old))).toBe('400 invalidInput')
    await select(
      `update user_factors set created_at = now() - interval '11 minutes' where user_id = $1`,
      [person.id],
    )
    expect(await enable(codeOfSecret(fresh))).toBe('409 setupExpired')
    expect(await (await signIn(person.email)).json()).not.toHaveProperty('next')
  })

  it('moves to another phone: the old one counts until the new one has shown a code', async () => {
    const person = await secured([])
    const { cookie } = person
    const { secret } = await bodyOf<{ secret: string }>(post('factor/begin', { cookie, json: {} }))
    const old = { code: codeOfSecret(person.secret) }
    expect(await codeOf(second(await ticket(person), old))).toBe('200')
    const json = { code: firstCodeOf(secret) }
    expect(await codeOf(post('factor/enable', { cookie, json }))).toBe('200')
    const gone = { code: codeOfSecret(person.secret, 1) }
    expect(await codeOf(second(await ticket(person), gone))).toBe('401 wrongCode')
    const fresh = { code: codeOfSecret(secret) }
    expect(await codeOf(second(await ticket(person), fresh))).toBe('200')
  })

  it('goes with its codes and open steps', async () => {
    const person = await secured([])
    const step = await ticket(person)
    const { cookie } = person
    expect(await codeOf(post('factor/remove', { cookie, json: {} }))).toBe('200')
    expect(await codeOf(post('factor/remove', { cookie, json: {} }))).toBe('409 noFactor')
    expect(await codeOf(post('factor/codes', { cookie, json: {} }))).toBe('409 noFactor')
    expect(await codeOf(second(step, { recovery: person.codes[0] }))).toBe('401 stepExpired')
    expect(await (await signIn(person.email)).json()).not.toHaveProperty('next')
  })

  it.each(['factor/begin', 'factor/enable', 'factor/codes', 'factor/remove'])(
    '%s asks again who sits there after ten minutes',
    async (path) => {
      const person = await secured([])
      await growOld(person)
      const { cookie } = person
      const json = path.endsWith('enable') ? { code: '123456' } : {}
      const { status, body } = await read(post(path, { cookie, json }))
      expect(status).toBe(403)
      expect(body).toMatchObject({
        errors: [{ code: 'confirmItsYou', data: { methods: ['code', 'recovery'] } }],
      })
    },
  )

  it('leaves no secret in what is kept of repeated requests', async () => {
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    const headers = { 'idempotency-key': `factor-${person.id}` }
    await post('factor/begin', { cookie, json: {}, headers })
    expect(
      await select('select 1 from idempotency_keys where key = $1', [`factor-${person.id}`]),
    ).toEqual([])
  })
})

describe('confirming that it is the person', () => {
  const confirm = (cookie: string, json: object) => post('confirm', { cookie, json })

  it('takes the password of somebody without a second factor', async () => {
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    await growOld(person)
    const begin = () => codeOf(post('factor/begin', { cookie, json: {} }))
    expect(await begin()).toBe('403 confirmItsYou')
    expect(await codeOf(confirm(cookie, { password: 'wrong' }))).toBe('400 invalidInput')
    expect(await codeOf(confirm(cookie, { code: '123456' }))).toBe('403 confirmItsYou')
    expect(await begin()).toBe('403 confirmItsYou')
    expect(await codeOf(confirm(cookie, { password: PASSWORD }))).toBe('200')
    expect(await begin()).toBe('200')
    // Of this session alone.
    const other = await cookieFor(person)
    await growOld(person)
    expect(await codeOf(post('factor/begin', { cookie: other, json: {} }))).toBe(
      '403 confirmItsYou',
    )
    expect(await begin()).toBe('200')
    await select(
      `update session_devices set confirmed_at = now() - interval '11 minutes' where user_id = $1`,
      [person.id],
    )
    expect(await begin()).toBe('403 confirmItsYou')
  })

  it('takes the second factor of somebody who has one, never the password, and each code once', async () => {
    const person = await secured([])
    const { cookie } = person
    await growOld(person)
    expect(await codeOf(confirm(cookie, { password: PASSWORD }))).toBe('403 confirmItsYou')
    const code = codeOfSecret(person.secret)
    expect(await codeOf(confirm(cookie, { code }))).toBe('200')
    expect(await codeOf(second(await ticket(person), { code }))).toBe('401 wrongCode')
    await growOld(person)
    expect(await codeOf(confirm(cookie, { recovery: person.codes[0] }))).toBe('200')
    expect(await codeOf(confirm(cookie, { recovery: person.codes[0] }))).toBe('400 invalidInput')
  })

  it('guards password and e-mail of somebody with a second factor', async () => {
    const person = await secured([])
    const { cookie } = person
    const change = () =>
      codeOf(
        ask('PATCH', `/users/${person.id}`, {
          cookie,
          json: { email: `new-${person.email}`, currentPassword: PASSWORD },
        }),
      )
    await growOld(person)
    expect(await change()).toBe('403 confirmItsYou')
    expect(await codeOf(confirm(cookie, { recovery: person.codes[1] }))).toBe('200')
    expect(await change()).toBe('200')
    const moved = { ...person, email: `new-${person.email}` }
    const code = codeOfSecret(person.secret)
    expect(await codeOf(second(await ticket(moved), { code }))).toBe('200')
  })

  it('guards users, roles and the rules of approval, whoever changes them', async () => {
    const [boss, other] = [await makePerson(payload), await makePerson(payload, [])]
    const cookie = await cookieFor(boss)
    const give = (method: string, path: string, json?: object) =>
      codeOf(ask(method, path, { cookie, json }))
    const role = { name: `Rol ${boss.id}`, permissions: [{ subject: 'meets', actions: ['read'] }] }
    const account = {
      name: 'Deniz',
      email: `x-${boss.email}`,
      password: 'kanarya patates mavi',
      role: other.roleId,
    }
    const settings = await bodyOf<{ siteTitle?: string; fourEyes?: boolean }>(
      ask('GET', '/globals/settings', { cookie }),
    )
    await growOld(boss)
    const changes: [string, string, object?][] = [
      ['POST', '/users', account],
      ['PATCH', `/users/${other.id}`, { phone: '+90 212 555 00 00' }],
      ['PATCH', `/users/${other.id}`, { password: 'kanarya patates mavi' }],
      ['DELETE', `/users/${other.id}`],
      ['PATCH', `/roles/${other.roleId}`, role],
      ['POST', '/roles', role],
      ['POST', '/globals/settings', { fourEyes: !settings.fourEyes }],
    ]
    for (const [method, path, json] of changes)
      expect([path, await give(method, path, json)]).toEqual([path, '403 confirmItsYou'])
    // What is one's own, and what keeps somebody out, waits for nothing.
    expect(await give('PATCH', `/users/${boss.id}`, { name: 'Deniz' })).toBe('200')
    expect(await give('POST', '/globals/settings', { siteTitle: settings.siteTitle })).toBe('200')
    expect(await give('POST', `/users/${other.id}/suspend`, {})).toBe('200')
    for (const [command, json] of [
      ['unsuspend', {}],
      ['leave', { to: boss.id }],
    ] as const)
      expect([command, await give('POST', `/users/${other.id}/${command}`, json)]).toEqual([
        command,
        '403 confirmItsYou',
      ])
    expect(await codeOf(confirm(cookie, { password: PASSWORD }))).toBe('200')
    expect(await give('PATCH', `/roles/${other.roleId}`, role)).toBe('200')
    expect(await give('DELETE', `/users/${other.id}`)).toBe('200')
  })

  it('is for people who are signed in, from our own pages', async () => {
    expect(await codeOf(confirm('', { password: PASSWORD }))).toBe('401 signInFirst')
    const cookie = await cookieFor(await makePerson(payload, []))
    const headers = { origin: 'https://evil.example' }
    const json = { password: PASSWORD }
    expect(await codeOf(post('confirm', { cookie, json, headers }))).toBe('403 crossSite')
    expect(await codeOf(confirm(cookie, {}))).toBe('400 invalidInput')
    expect(await codeOf(confirm(cookie, { password: PASSWORD, code: '123456' }))).toBe(
      '400 invalidInput',
    )
    expect(await codeOf(confirm(cookie, { pasword: PASSWORD }))).toBe('400 unknownField')
  })
})

describe('the mail about a second factor', () => {
  const compose = async (user: number, event: string, locale: Locale) =>
    COMPOSERS.security(await createLocalReq({}, payload), {
      id: '1',
      kind: 'security',
      recipient: 'a@example.com',
      locale,
      data: { user, event },
      nonce: '',
      attempts: 1,
    })

  it.each([
    'added',
    'removed',
    'reset',
    'recoveryUsed',
    'codesMade',
    'guessed',
    'newDevice',
    'passwordChanged',
    'emailChanged',
    'emailSet',
  ])('says what happened in every language, and where to do something: %s', async (event) => {
    const { id } = await makePerson(payload, [])
    const mails = await Promise.all(LOCALES.map((locale) => compose(id, event, locale)))
    const subjects = mails.map((mail) => mail?.subject ?? '')
    expect(new Set(subjects).size).toBe(LOCALES.length)
    expect(subjects.filter((subject) => subject.includes('.'))).toEqual([])
    const isReset = ['guessed', 'newDevice', 'passwordChanged'].includes(event)
    const page = isReset ? '/forgot-password' : '/pages/account-settings/security'
    // Whoever reads the former address has no account to open.
    if (event === 'emailChanged') return expect(JSON.stringify(mails)).not.toContain('http')
    for (const mail of mails)
      expect(mail?.paragraphs).toContainEqual(
        expect.objectContaining({ link: `${env.SERVER_URL}${page}` }),
      )
  })

  it('goes to nobody who is suspended, and says nothing unknown', async () => {
    const { id } = await makePerson(payload, [])
    expect(await compose(id, 'other', 'tr')).toBeNull()
    await select(
      `begin; set local app.user_writer = 'on'; update users set status = 'passive' where id = ${id}; commit`,
    )
    expect(await compose(id, 'added', 'tr')).toBeNull()
  })
})

describe('resetting the second factor of somebody', () => {
  const reset = (cookie: string, id: number, json: object = { reason: 'Telefon kayıp' }) =>
    post(`${id}/reset-factors`, { cookie, json })

  /** What opens parts of an account without a session, and a key, which is a program's. */
  const armed = async (person: Secured) => {
    const token = randomUUID()
    await select(
      `update users set reset_password_token = $2,
         reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [person.id, tokenHash(token)],
    )
    const client = clientOf(person.cookie)
    const feed = await client.post<{ url: string }>('/calendar-feeds')
    const read = allPermissions().filter(({ subject }) => subject === 'meets')
    const program = await makeProgram(read, { responsible: person.id }, { ...person, ...client })
    return async () => ({
      feed: (await rest({ path: feedApiPath(new URL(feed.json.url).pathname) ?? '' })).status,
      key: (await program.get('/meets?limit=1')).status,
      link: await codeOf(
        post('reset-password', {
          json: { token, password: 'kanarya patates mavi' },
          headers: anyIp(),
        }),
      ),
    })
  }
  const ENDED = { feed: 404, key: 200, link: '400 resetLinkInvalid' }

  it('arms what its other tests end', async () => {
    const opened = await armed(await secured())
    expect(await opened()).toEqual({ feed: 200, key: 200, link: '200' })
  })

  it('ends everything that was opened with it, and is told with its reason', async () => {
    const [person, boss] = [await secured(), await makePerson(payload)]
    const opened = await armed(person)
    const step = await ticket(person)
    const cookie = await cookieFor(boss)
    const last = await lastAuditId()
    expect(await codeOf(reset(cookie, person.id))).toBe('200')
    expect(await me(person.cookie)).toBeNull()
    expect(await opened()).toEqual(ENDED)
    expect(await codeOf(second(step, { recovery: person.codes[0] }))).toBe('401 stepExpired')
    expect(await (await signIn(person.email)).json()).not.toHaveProperty('next')
    const rows = (await auditSince(last)).filter(({ user_id }) => user_id === boss.id)
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['removeFeed', null],
      ['removeFactor', null],
      ['factorsReset', { reason: [null, 'Telefon kayıp'] }],
    ])
    expect(await codeOf(reset(cookie, person.id))).toBe('409 noFactor')
    expect(
      await select(`select 1 from mails where recipient = $1 and data ->> 'event' = 'reset'`, [
        person.email,
      ]),
    ).toHaveLength(1)
  })

  it('takes the right to passwords, a role that covers theirs, and a confirmed session', async () => {
    const person = await secured([{ subject: 'stock-cards', actions: ['read'] }])
    const by = async (fields?: string[], more: object[] = []) =>
      cookieFor(
        await makePerson(payload, [
          { subject: 'users', actions: ['read', 'write'], ...(fields && { fields }) },
          ...(more as []),
        ]),
      )
    const cards = { subject: 'stock-cards', actions: ['read'] }
    expect(await codeOf(reset('', person.id))).toBe('401 signInFirst')
    expect(await codeOf(reset(await by(['status'], [cards]), person.id))).toBe('403 notAllowed')
    expect(await codeOf(reset(await by(), person.id))).toBe('403 userAboveOwn')
    const boss = await makePerson(payload)
    const cookie = await cookieFor(boss)
    expect(await codeOf(reset(cookie, person.id, {}))).toBe('400 invalidInput')
    await growOld(boss)
    expect(await codeOf(reset(cookie, person.id))).toBe('403 confirmItsYou')
    expect(await me(person.cookie)).not.toBeNull()
    expect(await codeOf(post('confirm', { cookie, json: { password: PASSWORD } }))).toBe('200')
    expect(await codeOf(reset(cookie, person.id))).toBe('200')
  })

  it('is not for oneself', async () => {
    const person = await secured()
    expect(await codeOf(reset(person.cookie, person.id))).toBe('409 resetOwnFactors')
  })

  it('is done on the server where nobody else can', async () => {
    const person = await secured()
    const opened = await armed(person)
    const last = await lastAuditId()
    const command = (...args: string[]) =>
      run({
        command: process.execPath,
        args: [inRoot('scripts/resetFactors.mjs'), ...args],
        env: { DATABASE_URL: asProgram(process.env.TEST_SUPERUSER_URL as string) },
      })
    const [unknown, done] = await Promise.all([
      command(`nobody-${person.email}`),
      command(` ${person.email.toUpperCase()}`),
    ])
    expect(unknown).toMatchObject({ code: 1 })
    expect(unknown.output).toContain('No user has the address')
    expect(done.output).toContain(person.email)
    expect(done.code).toBe(0)
    expect(await me(person.cookie)).toBeNull()
    expect(await opened()).toEqual(ENDED)
    expect(await (await signIn(person.email)).json()).not.toHaveProperty('next')
    const rows = (await auditSince(last)).filter(
      ({ document, user_id }) => document === person.id && user_id === null,
    )
    expect(rows.map(({ action }) => action)).toEqual(['removeFactor', 'removeFeed', 'factorsReset'])
  })
})
