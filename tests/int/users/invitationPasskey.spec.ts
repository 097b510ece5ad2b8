import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { env } from '@/lib/env'
import { tokenHash } from '@/lib/tokenHash'
import { counterKey } from '@/operations/limits/limitersFor'
import { rateLimiters } from '@/operations/users/rateLimiters'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { auditSince, lastAuditId } from '../../factories/audit'
import { FLAGS, makeAuthenticator, type Authenticator } from '../../factories/authenticator'
import { asSuperuser, select } from '../../factories/database'
import { asProgram } from '../../helpers/templateDatabase'
import {
  anyIp,
  cookieFor,
  cookieOf,
  makePerson,
  PASSWORD,
  signIn,
  type Person,
} from '../gate/people'
import { ask, codeOf, read, startPayload } from '../gate/rest'
import { makeInvited, type Invited } from './invited'
import { signInStateOf } from './signInStateOf'

let payload: Payload
let boss: Person
beforeAll(async () => {
  payload = await startPayload()
  boss = await makePerson(payload)
})
const { SERVER_URL } = env
afterEach(() => {
  env.SERVER_URL = SERVER_URL
})

type Question = Parameters<Authenticator['register']>[0] & Record<string, unknown>

const NEW = 'yeni uzun parola 2'
const OVER = '410 invitationOver'
const REFUSED = '400 invalidInput'
const invited = (by: Person = boss, permissions: Permission[] = []) =>
  makeInvited(payload, by, permissions)
const post = (path: string, json: object, cookie = '', headers: object = anyIp()) =>
  ask('POST', `/users/${path}`, { json, cookie, headers: { ...headers } })
const begin = (token: string) => post('accept-invitation-begin', { token })
const question = async (token: string) => (await read(begin(token))).body as Question
const accept = (json: object) => post('accept-invitation', json)
const newKey = () => makeAuthenticator(SERVER_URL)
const patchOwn = ({ id }: Person, cookie: string, json: object) =>
  ask('PATCH', `/users/${id}`, { cookie, json })

/** Accepts an invitation as a browser does. */
const acceptBy = async (token: string, key: Authenticator, tweaks = {}) =>
  accept({ token, registration: key.register(await question(token), tweaks) })

const byPasskey = async (key: Authenticator) => {
  const { body } = await read(post('login/passkey-begin', {}))
  return post('login/passkey', { assertion: key.assert(body as Question) })
}
const passkeysOf = ({ id }: Person) =>
  select<{ id: number; name: string }>('select id, name from passkeys where user_id = $1', [id])
const isOpen = async ({ id }: Person) =>
  (await select('select 1 from user_invitations where user_id = $1', [id])).length > 0
/** As ten minutes later. */
const growOld = ({ id }: Person) =>
  select(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [id],
  )

/** Somebody who accepted with a passkey, signed in by it. */
const keyed = async (): Promise<Invited & { key: Authenticator; cookie: string }> => {
  const [one, key] = [await invited(), newKey()]
  expect(await codeOf(acceptBy(one.token, key))).toBe('200')
  return { ...one, key, cookie: await cookieFor(one) }
}

describe('a passkey instead of the first password', () => {
  it('is made by the link, once, starts no session, and signs in alone', async () => {
    const [one, key, last] = [await invited(), newKey(), await lastAuditId()]
    const asked = await question(one.token)
    expect(asked).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: one.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const registration = key.register(asked)
    const headers = { ...anyIp(), 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' }
    const done = await post('accept-invitation', { token: one.token, registration }, '', headers)
    expect(done.status).toBe(200)
    expect(done.headers.getSetCookie()).toEqual([])
    expect(done.headers.get('cache-control')).toContain('no-store')
    const { codes } = (await done.json()) as { codes: string[] }
    expect(codes).toHaveLength(10)
    expect((await passkeysOf(one)).map(({ name }) => name)).toEqual(['Firefox · Windows'])
    expect(await isOpen(one)).toBe(false)
    // The password that the account was made with opens it no more, whatever it was.
    expect(await codeOf(signIn(one.email))).toBe('401 wrongCredentials')
    const signedIn = await byPasskey(key)
    expect(signedIn.status).toBe(200)
    const me = await read(ask('GET', '/users/me', { cookie: cookieOf(signedIn) }))
    expect(me.body).toMatchObject({ user: { id: one.id } })
    const trail = (await auditSince(last)).filter(
      ({ document, subject }) => document === one.id && subject === 'users',
    )
    expect(trail.map(({ action, user_id, details }) => [action, user_id, details])).toEqual([
      ['addPasskey', one.id, null],
      ['makeCodes', one.id, null],
      ['signInRefused', null, { email: [null, one.email] }],
      ['signIn', one.id, { by: [null, 'passkey'] }],
    ])
    const mails = await select<{ event: string }>(
      `select data ->> 'event' as event from mails where recipient = $1 order by id`,
      [one.email],
    )
    expect(mails[0]).toEqual({ event: 'passkeyAdded' })
    expect(await codeOf(begin(one.token))).toBe(OVER)
    expect(await codeOf(accept({ token: one.token, registration }))).toBe(OVER)
    expect(await codeOf(accept({ token: one.token, password: NEW }))).toBe(OVER)
  })

  it('is accepted once, however often the same answer comes at once', async () => {
    const one = await invited()
    const registration = newKey().register(await question(one.token))
    const json = { token: one.token, registration }
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(accept(json))))
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1)
    for (const answer of answers) expect(['200', REFUSED, OVER]).toContain(answer)
    expect(await passkeysOf(one)).toHaveLength(1)
  })

  it('is accepted once of two devices and a password at once', async () => {
    const one = await invited()
    const [first, second] = [await question(one.token), await question(one.token)]
    const { token } = one
    const answers = await Promise.all([
      codeOf(accept({ token, registration: newKey().register(first) })),
      codeOf(accept({ token, registration: newKey().register(second) })),
      codeOf(accept({ token, password: NEW })),
    ])
    expect(answers.sort()).toEqual(['200', OVER, OVER])
    const isByPassword = (await codeOf(signIn(one.email, { password: NEW }))) === '200'
    expect(await passkeysOf(one)).toHaveLength(isByPassword ? 0 : 1)
  })

  it('answers the question of its own invitation alone, and no other', async () => {
    const [one, other] = [await invited(), await invited()]
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    const asked = await question(one.token)
    const registration = newKey().register(asked)
    expect(await codeOf(accept({ token: other.token, registration }))).toBe(REFUSED)
    expect(await codeOf(post('passkeys/add', { name: 'a', registration }, cookie))).toBe(REFUSED)
    const own = (await read(post('passkeys/begin', {}, cookie))).body as Question
    const foreign = newKey().register(own)
    expect(await codeOf(accept({ token: one.token, registration: foreign }))).toBe(REFUSED)
    const { body } = await read(post('login/passkey-begin', {}))
    const signingIn = newKey().register({ ...asked, challenge: (body as Question).challenge })
    expect(await codeOf(accept({ token: one.token, registration: signingIn }))).toBe(REFUSED)
    expect([await passkeysOf(one), await passkeysOf(other)]).toEqual([[], []])
    expect(await codeOf(accept({ token: one.token, registration }))).toBe('200')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['nobody verified', { flags: FLAGS.present }],
    ['an id that was not signed', { id: Buffer.alloc(32, 3).toString('base64url') }],
  ])('is refused with %s, and the invitation stays open', async (_, tweaks) => {
    const one = await invited()
    const { status, body } = await read(acceptBy(one.token, newKey(), tweaks))
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('passkeyRefused')
    expect(await passkeysOf(one)).toEqual([])
    expect(await codeOf(accept({ token: one.token, password: NEW }))).toBe('200')
  })

  it('uses the challenge of a refused answer up, and one that is too old', async () => {
    const one = await invited()
    const [asked, key] = [await question(one.token), newKey()]
    const give = (tweaks = {}) =>
      codeOf(accept({ token: one.token, registration: key.register(asked, tweaks) }))
    expect(await give({ flags: FLAGS.present })).toBe(REFUSED)
    expect(await give()).toBe(REFUSED)
    const registration = key.register(await question(one.token))
    await select('update passkey_challenges set expires_at = now() where user_id = $1', [one.id])
    expect(await codeOf(accept({ token: one.token, registration }))).toBe(REFUSED)
    expect(await isOpen(one)).toBe(true)
  })

  it.each<[string, (one: Invited, sender: Person) => Promise<unknown>]>([
    ['was accepted', ({ token }) => accept({ token, password: NEW })],
    [
      'has expired',
      ({ id }) => select('update user_invitations set expires_at = now() where user_id = $1', [id]),
    ],
    [
      'was withdrawn',
      async ({ id }) => post(`${id}/withdraw-invitation`, {}, await cookieFor(boss)),
    ],
    ['ended with a suspension', async ({ id }) => post(`${id}/suspend`, {}, await cookieFor(boss))],
    [
      'ended when its sender was narrowed',
      (_, sender) => select(`update roles set permissions = '[]' where id = $1`, [sender.roleId]),
    ],
    [
      'ended when its sender was suspended',
      async (_, sender) => post(`${sender.id}/suspend`, {}, await cookieFor(boss)),
    ],
  ])('of a link that %s while it was made is refused', async (_, end) => {
    const meets: Permission = { subject: 'meets', actions: ['read'] }
    const users: Permission = { subject: 'users', actions: ['read', 'create'] }
    const sender = await makePerson(payload, [meets, users])
    const one = await invited(sender, [meets])
    const registration = newKey().register(await question(one.token))
    await end(one, sender)
    expect(await codeOf(accept({ token: one.token, registration }))).toBe(OVER)
    expect(await passkeysOf(one)).toEqual([])
  })

  it('is not asked for by an unknown link, and one answer tells nothing of a link', async () => {
    const one = await invited()
    await select('update user_invitations set expires_at = now() where user_id = $1', [one.id])
    const [over, unknown] = [await read(begin(one.token)), await read(begin(randomUUID()))]
    expect(over.status).toBe(410)
    expect({ ...over, headers: null }).toEqual({ ...unknown, headers: null })
  })

  it('is made before a suspension or not at all', async () => {
    const [one, key] = [await invited(), newKey()]
    const registration = key.register(await question(one.token))
    const cookie = await cookieFor(boss)
    const [answer, suspended] = await Promise.all([
      codeOf(accept({ token: one.token, registration })),
      codeOf(post(`${one.id}/suspend`, {}, cookie)),
    ])
    expect(suspended).toBe('200')
    expect(['200', OVER]).toContain(answer)
    expect(await codeOf(byPasskey(key))).toBe('401 passkeyRefused')
  })

  it.each([
    [{ password: NEW, registration: 'here' }, REFUSED],
    [{ 'confirm-password': NEW, registration: 'here' }, REFUSED],
    [{ registration: null }, REFUSED],
    [{ registration: { id: 'x' } }, REFUSED],
    [{ registration: 'here', name: 'a' }, '400 unknownField'],
    [{}, REFUSED],
  ])('is not taken from %j', async (json, expected) => {
    const one = await invited()
    const registration = newKey().register(await question(one.token))
    const body = 'registration' in json && json.registration === 'here' ? { registration } : {}
    expect(await codeOf(accept({ token: one.token, ...json, ...body }))).toBe(expected)
    expect(await isOpen(one)).toBe(true)
    // Nothing was tried: the answer is still good.
    expect(await codeOf(accept({ token: one.token, registration }))).toBe('200')
  })

  it('is not offered where the role allows none, nor where browsers have none', async () => {
    const one = await invited()
    const registration = newKey().register(await question(one.token))
    await select(`update roles set factor = 'off' where id = $1`, [one.roleId])
    expect(await codeOf(begin(one.token))).toBe('409 factorOff')
    expect(await codeOf(accept({ token: one.token, registration }))).toBe('409 factorOff')
    expect(await isOpen(one)).toBe(true)
    const other = await invited()
    env.SERVER_URL = 'http://127.0.0.1:3000'
    expect(await codeOf(begin(other.token))).toBe('409 passkeysUnavailable')
  })

  it('meets the policy of a role that requires a second factor', async () => {
    const [one, key] = [await invited(), newKey()]
    await asSuperuser(
      `begin; update roles set factor = 'required' where id = ${one.roleId};
       set local session_replication_role = replica;
       update roles set factor_required_at = now() - interval '9 days' where id = ${one.roleId};
       update users set factor_grace_from = now() - interval '9 days',
         created_at = now() - interval '9 days' where id = ${one.id}; commit`,
    )
    expect(await codeOf(acceptBy(one.token, key))).toBe('200')
    expect(await codeOf(byPasskey(key))).toBe('200')
    const [row] = await passkeysOf(one)
    const cookie = await cookieFor(one)
    expect(await codeOf(post('passkeys/remove', { id: row?.id }, cookie))).toBe('409 lastFactor')
  })

  it('counts towards the limit of an address', async () => {
    const [one, here] = [await invited(), anyIp()]
    const limits = rateLimiters(payload)
    const key = counterKey(here['x-client-address'])
    for (let at = 0; at < 20; at += 1) await limits.count('reset-ip', key)
    const answer = codeOf(post('accept-invitation-begin', { token: one.token }, '', here))
    expect(await answer).toBe('429 tooManyAttempts')
    const questions = anyIp()
    for (let at = 0; at < 120; at += 1)
      await limits.count('passkey-begin', counterKey('add', questions['x-client-address']))
    const other = codeOf(post('accept-invitation-begin', { token: one.token }, '', questions))
    expect(await other).toBe('429 tooManyAttempts')
  })
})

describe('an account without a password', () => {
  it('is confirmed by its passkey, and keeps the last one', async () => {
    const one = await keyed()
    await growOld(one)
    const { status, body } = await read(post('passkeys/begin', {}, one.cookie))
    expect(status).toBe(403)
    expect(body).toMatchObject({ errors: [{ data: { methods: ['passkey', 'recovery'] } }] })
    const asked = (await read(post('confirm/begin', {}, one.cookie))).body as Question
    const assertion = one.key.assert(asked)
    expect(await codeOf(post('confirm', { assertion }, one.cookie))).toBe('200')
    const [row] = await passkeysOf(one)
    const remove = (id?: number) => codeOf(post('passkeys/remove', { id }, one.cookie))
    expect(await remove(row?.id)).toBe('409 lastWayIn')
    // Two at once would leave none.
    const own = (await read(post('passkeys/begin', {}, one.cookie))).body as Question
    const registration = newKey().register(own)
    expect(await codeOf(post('passkeys/add', { name: 'b', registration }, one.cookie))).toBe('200')
    const ids = (await passkeysOf(one)).map(({ id }) => id)
    expect((await Promise.all(ids.map(remove))).sort()).toEqual(['200', '409 lastWayIn'])
    expect(await passkeysOf(one)).toHaveLength(1)
  })

  it('does not count a passkey of a former address as a way in', async () => {
    const one = await keyed()
    const own = (await read(post('passkeys/begin', {}, one.cookie))).body as Question
    const registration = newKey().register(own)
    expect(await codeOf(post('passkeys/add', { name: 'b', registration }, one.cookie))).toBe('200')
    const [first, second] = await passkeysOf(one)
    await select(`update passkeys set rp_id = 'eski.example' where id = $1`, [second?.id])
    const remove = (id?: number) => codeOf(post('passkeys/remove', { id }, one.cookie))
    expect(await remove(first?.id)).toBe('409 lastWayIn')
    expect(await remove(second?.id)).toBe('200')
  })

  it('gets a password without a current one, in a confirmed session alone', async () => {
    const one = await keyed()
    await growOld(one)
    const set = (json: object) => codeOf(patchOwn(one, one.cookie, json))
    expect(await set({ password: NEW })).toBe('403 confirmItsYou')
    expect(await set({ password: NEW, currentPassword: PASSWORD })).toBe('403 confirmItsYou')
    expect(await set({ email: `yeni-${one.email}` })).toBe('403 confirmItsYou')
    expect(await set({ name: 'Yeni Ad' })).toBe('200')
    const fresh = await cookieFor(one)
    expect(await codeOf(patchOwn(one, fresh, { email: `yeni-${one.email}` }))).toBe('200')
    expect(await codeOf(patchOwn(one, fresh, { password: NEW }))).toBe('200')
    // From now on it is asked for, and the last passkey may go.
    const later = await cookieFor(one)
    const other = { password: 'başka uzun parola 3' }
    expect(await codeOf(patchOwn(one, later, other))).toBe(REFUSED)
    const signedIn = await signIn(`yeni-${one.email}`, { password: NEW })
    expect(await signedIn.json()).toMatchObject({ next: 'factor' })
    const [row] = await passkeysOf(one)
    expect(await codeOf(post('passkeys/remove', { id: row?.id }, later))).toBe('200')
  })

  it('takes no password at all, and none of them fails', async () => {
    const one = await keyed()
    for (const password of [PASSWORD, '0', 'null'])
      expect(await codeOf(signIn(one.email, { password }))).toBe('401 wrongCredentials')
    await growOld(one)
    const wrong = post('confirm', { password: PASSWORD }, one.cookie)
    expect(await codeOf(wrong)).toBe('403 confirmItsYou')
  })

  it('is opened by a mailed link for a password, with the passkey or a code beside it', async () => {
    const one = await keyed()
    const token = randomUUID()
    await select(
      `update users set reset_password_token = $2,
         reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [one.id, tokenHash(token)],
    )
    expect(await codeOf(post('reset-password', { token, password: NEW }))).toBe('200')
    const signedIn = await signIn(one.email, { password: NEW })
    expect(await signedIn.json()).toEqual({ next: 'factor', methods: ['passkey', 'recovery'] })
  })

  it('is said to have no way in after a reset by the command on the server', async () => {
    const one = await keyed()
    expect(await signInStateOf(payload, one.id)).toBe('factor')
    const done = await run({
      command: process.execPath,
      args: [inRoot('scripts/resetFactors.mjs'), one.email],
      env: { DATABASE_URL: asProgram(process.env.TEST_SUPERUSER_URL as string) },
    })
    expect(done.output).toContain('They have no password.')
    expect(await signInStateOf(payload, one.id)).toBe('nothing')
  })

  it('is invited again by a reset of its factors, which others are not', async () => {
    const { SMTP_URL } = env
    Object.assign(env, { SMTP_URL: 'smtp://127.0.0.1:9' })
    const cookie = await cookieFor(boss)
    const reset = async ({ id }: Person) =>
      codeOf(post(`${id}/reset-factors`, { reason: 'Telefonu kayıp' }, cookie))
    try {
      const one = await keyed()
      expect(await reset(one)).toBe('200')
      expect(await passkeysOf(one)).toEqual([])
      expect(await isOpen(one)).toBe(true)
      const mails = await select<{ kind: string }>(
        `select kind from mails where recipient = $1 and kind = 'invitation'`,
        [one.email],
      )
      expect(mails).toHaveLength(1)
      const withPassword = await makePerson(payload, [])
      await select(
        `insert into user_factors (user_id, kind, sealed, confirmed_at)
         values ($1, 'totp', 'x', now())`,
        [withPassword.id],
      )
      expect(await reset(withPassword)).toBe('200')
      expect(await isOpen(withPassword)).toBe(false)
    } finally {
      Object.assign(env, { SMTP_URL })
    }
  })
})
