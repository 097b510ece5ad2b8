import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { isOpenRoot } from '@/gate/graphql/openRoots'
import { env } from '@/lib/env'
import { counterKey } from '@/operations/limits/limitersFor'
import { rateLimiters } from '@/operations/users/rateLimiters'
import { sweepRows, SWEEPS } from '@/operations/sweeps/sweepRows'
import { createLocalReq } from 'payload'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { asProgram } from '../../helpers/templateDatabase'
import { auditSince, lastAuditId } from '../../factories/audit'
import { FLAGS, makeAuthenticator, type Authenticator } from '../../factories/authenticator'
import { asSuperuser, select } from '../../factories/database'
import { codeOfSecret } from '../../factories/verificationCode'
import {
  anyIp,
  cookieFor,
  cookieOf,
  makePerson,
  PASSWORD,
  signIn,
  type Person,
} from '../gate/people'
import { ask, codeOf, poolOf, read, startPayload, type Ask } from '../gate/rest'
import { enrol } from './enrol'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
})

const SERVER_URL = env.SERVER_URL
afterEach(() => {
  env.SERVER_URL = SERVER_URL
})

type Question = Parameters<Authenticator['assert']>[0] & Record<string, unknown>
type Keyed = Person & { cookie: string; key: Authenticator; codes: string[] }

const post = (path: string, options: Ask = {}) =>
  ask('POST', `/users/${path}`, { json: {}, ...options })
const bodyOf = async <T>(answer: Promise<Response>) => (await read(answer)).body as T
const question = (path: string, options: Ask = {}) => bodyOf<Question>(post(path, options))
const me = async (cookie: string) =>
  (await bodyOf<{ user: { id: number } | null }>(ask('GET', '/users/me', { cookie }))).user

/** Adds a passkey to the account of a session, over the API. */
const add = async (cookie: string, key: Authenticator, name = 'Telefon') => {
  const registration = key.register(await question('passkeys/begin', { cookie }))
  return post('passkeys/add', { cookie, json: { name, registration } })
}

/** A signed-in user whose only factor is a passkey. */
const keyed = async (
  permissions = allPermissions(),
  options: Parameters<typeof makeAuthenticator>[1] = {},
): Promise<Keyed> => {
  const person = await makePerson(payload, permissions)
  const cookie = await cookieFor(person)
  const key = makeAuthenticator(SERVER_URL, options)
  const { codes } = await bodyOf<{ codes: string[] }>(add(cookie, key))
  return { ...person, cookie, key, codes }
}

const askToSignIn = () => question('login/passkey-begin', { headers: anyIp() })
const signInBy = (
  assertion: object,
  more: object = {},
  headers: Record<string, string> = anyIp(),
) => post('login/passkey', { json: { assertion, ...more }, headers })
const signInWith = async (key: Authenticator, tweaks = {}) =>
  codeOf(signInBy(key.assert(await askToSignIn(), tweaks)))

const REFUSED = '401 passkeyRefused'
const sessionsOf = ({ id }: Person) =>
  select<{ id: string }>('select id from users_sessions where _parent_id = $1', [id])
const passkeysOf = ({ id }: Person) =>
  select<{ id: number; name: string; counter: string }>(
    'select id, name, counter from passkeys where user_id = $1 order by id',
    [id],
  )
/** As ten minutes later. */
const growOld = ({ id }: Person) =>
  select(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [id],
  )

describe('signing in by a passkey alone', () => {
  it('starts a session as a password does, with its device, its event and a known place', async () => {
    const person = await keyed()
    const here = anyIp()
    const last = await lastAuditId()
    const answer = await signInBy(
      person.key.assert(await askToSignIn()),
      { remember: true },
      { ...here, 'user-agent': 'Firefox' },
    )
    expect(answer.status).toBe(200)
    expect(Object.keys((await answer.clone().json()) as object).sort()).toEqual([
      'exp',
      'message',
      'user',
    ])
    const [session, device] = answer.headers.getSetCookie()
    expect(session).toMatch(/^payload-token=.*Expires/)
    expect(device).toMatch(/-device-/)
    expect((await me(cookieOf(answer)))?.id).toBe(person.id)
    expect(
      await select(
        `select d.user_agent, d.address from session_devices d where d.user_id = $1 and d.address = $2`,
        [person.id, here['x-client-address']],
      ),
    ).toEqual([{ user_agent: 'Firefox', address: here['x-client-address'] }])
    const key = counterKey(person.email, here['x-client-address'])
    expect(await rateLimiters(payload).hasReached('known-pair', key, 1)).toBe(true)
    const events = (await auditSince(last)).filter(({ document }) => document === person.id)
    expect(events).toMatchObject([
      { action: 'signIn', user_id: person.id, details: { by: [null, 'passkey'] } },
    ])
    const [{ last_used_at } = {}] = await select<{ last_used_at: Date | null }>(
      'select last_used_at from passkeys where user_id = $1',
      [person.id],
    )
    expect(last_used_at).not.toBeNull()
  })

  it('asks everybody the same: no account, no passkey', async () => {
    await keyed()
    const { challenge, ...asked } = await askToSignIn()
    expect(challenge).toMatch(/^[\w-]{43}$/)
    expect(asked).toEqual({
      rpId: 'localhost',
      allowCredentials: [],
      timeout: 300_000,
      userVerification: 'required',
    })
    expect(await codeOf(post('login/passkey-begin', { json: { email: 'a@example.com' } }))).toBe(
      '400 unknownField',
    )
  })

  it.each(['ES256', 'RS256', 'EdDSA'] as const)('takes keys of %s', async (kind) => {
    const person = await keyed(undefined, { kind })
    expect(await passkeysOf(person)).toHaveLength(1)
    expect(await signInWith(person.key)).toBe('200')
    expect(await signInWith(makeAuthenticator(SERVER_URL, { kind }))).toBe(REFUSED)
  })

  it('takes no key that it did not ask for', async () => {
    const cookie = await cookieFor(await makePerson(payload))
    const key = makeAuthenticator(SERVER_URL, { kind: 'ES384' })
    expect(await codeOf(add(cookie, key))).toBe('400 invalidInput')
  })

  it('refuses an unknown passkey as it refuses a wrong signature', async () => {
    const [person, stranger] = [await keyed(), makeAuthenticator(SERVER_URL)]
    const [unknown, wrong] = await Promise.all([
      read(signInBy(stranger.assert(await askToSignIn()))),
      read(
        signInBy({
          ...stranger.assert(await askToSignIn()),
          id: person.key.id,
          rawId: person.key.id,
        }),
      ),
    ])
    expect([unknown?.status, unknown?.body]).toEqual([wrong?.status, wrong?.body])
    expect(unknown?.status).toBe(401)
  })

  it('uses a challenge once, with a counter that stays 0, however many answers come at once', async () => {
    const person = await keyed()
    const assertion = person.key.assert(await askToSignIn())
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => codeOf(signInBy(assertion))))
    expect(answers.sort()).toEqual(['200', REFUSED, REFUSED, REFUSED, REFUSED, REFUSED])
    expect(await codeOf(signInBy(assertion))).toBe(REFUSED)
    expect(await sessionsOf(person)).toHaveLength(2)
  })

  it('uses the challenge of a refused answer up as well', async () => {
    const person = await keyed()
    const asked = await askToSignIn()
    expect(await codeOf(signInBy(person.key.assert(asked, { flags: FLAGS.present })))).toBe(REFUSED)
    expect(await codeOf(signInBy(person.key.assert(asked)))).toBe(REFUSED)
  })

  it('takes one of two answers with one count, each with a challenge of its own', async () => {
    const person = await keyed([], { flags: FLAGS.present | FLAGS.verified })
    const [one, other] = [await askToSignIn(), await askToSignIn()]
    const answers = await Promise.all(
      [one, other].map((asked) => codeOf(signInBy(person.key.assert(asked, { counter: 5 })))),
    )
    expect(answers.sort()).toEqual(['200', REFUSED])
    expect((await passkeysOf(person))[0]?.counter).toBe('5')
    expect(await signInWith(person.key, { counter: 4 })).toBe(REFUSED)
    expect(await signInWith(person.key, { counter: 5 })).toBe(REFUSED)
    expect(await signInWith(person.key, { counter: 0 })).toBe(REFUSED)
    expect(await signInWith(person.key, { counter: 6 })).toBe('200')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a subdomain', { origin: 'http://a.localhost:3000' }],
    ['a frame of another site', { crossOrigin: true }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['nobody present', { flags: FLAGS.verified | FLAGS.eligible | FLAGS.backedUp }],
    ['nobody verified', { flags: FLAGS.present | FLAGS.eligible | FLAGS.backedUp }],
    ['a passkey that is not synced any more', { flags: FLAGS.present | FLAGS.verified }],
    ['no owner', { userHandle: null }],
    ['another owner', { userHandle: Buffer.alloc(32, 1).toString('base64url') }],
  ])('refuses an answer with %s', async (_, tweaks) => {
    const person = await keyed([])
    expect(await signInWith(person.key, tweaks)).toBe(REFUSED)
    expect(await sessionsOf(person)).toHaveLength(1)
    expect(await signInWith(person.key)).toBe('200')
  })

  it('refuses a passkey that became synced', async () => {
    const person = await keyed([], { flags: FLAGS.present | FLAGS.verified })
    const flags = FLAGS.present | FLAGS.verified | FLAGS.eligible
    expect(await signInWith(person.key, { flags })).toBe(REFUSED)
    expect(await signInWith(person.key)).toBe('200')
  })

  it('refuses the answer of one passkey under the id of another', async () => {
    const [one, other] = [await keyed([]), await keyed([])]
    const own = one.key.assert(await askToSignIn())
    expect(await codeOf(signInBy({ ...own, id: other.key.id, rawId: other.key.id }))).toBe(REFUSED)
    const second = one.key.assert(await askToSignIn())
    expect(await codeOf(signInBy({ ...second, id: other.key.id }))).toBe('400 invalidInput')
  })

  it('knows the time of a challenge by the clock of the database', async () => {
    const person = await keyed([])
    const assertion = person.key.assert(await askToSignIn())
    await select(`update passkey_challenges set expires_at = now() where user_id is null`)
    expect(await codeOf(signInBy(assertion))).toBe(REFUSED)
    const sweep = SWEEPS.find(({ table }) => table === 'passkey_challenges')
    if (!sweep) throw new Error('no sweep')
    await sweepRows({ req: await createLocalReq({}, payload), sweep })
    expect(await select('select 1 from passkey_challenges where expires_at <= now()')).toHaveLength(
      0,
    )
  })

  it('believes the configured address, never the Host of a request', async () => {
    const person = await keyed([])
    const asked = await question('login/passkey-begin', {
      headers: { ...anyIp(), 'x-forwarded-host': 'evil.example' },
    })
    expect(asked.rpId).toBe('localhost')
    env.SERVER_URL = 'https://ofis.example.com'
    const moved = makeAuthenticator(env.SERVER_URL)
    expect(moved.id).not.toBe(person.key.id)
    const other = person.key.assert(
      { ...(await askToSignIn()), rpId: 'ofis.example.com' },
      {
        origin: env.SERVER_URL,
      },
    )
    // Right in everything but the address it was made for.
    expect(await codeOf(signInBy(other))).toBe(REFUSED)
  })

  it('has none where the address is an IP address', async () => {
    const person = await keyed([])
    env.SERVER_URL = 'http://127.0.0.1:3000'
    expect(await codeOf(post('login/passkey-begin', { headers: anyIp() }))).toBe(
      '409 passkeysUnavailable',
    )
    // The account is not open to its password alone because of that.
    expect(await (await signIn(person.email)).json()).toEqual({
      next: 'factor',
      methods: ['recovery'],
    })
  })

  it('is not for suspended users, before the answer or after the question', async () => {
    const [person, boss] = [await keyed([]), await makePerson(payload)]
    const assertion = person.key.assert(await askToSignIn())
    const cookie = await cookieFor(boss)
    expect(await codeOf(post(`${person.id}/suspend`, { cookie }))).toBe('200')
    expect(await codeOf(signInBy(assertion))).toBe(REFUSED)
    expect(await signInWith(person.key)).toBe(REFUSED)
    expect(await sessionsOf(person)).toHaveLength(0)
  })

  it('leaves no session when the suspension comes at the same moment', async () => {
    const [person, boss] = [await keyed([]), await makePerson(payload)]
    const cookie = await cookieFor(boss)
    const assertion = person.key.assert(await askToSignIn())
    await Promise.all([post(`${person.id}/suspend`, { cookie }), signInBy(assertion)])
    expect(await sessionsOf(person)).toHaveLength(0)
  })

  it('ends guesses at a passkey from one address, records them, and goes on elsewhere', async () => {
    const person = await keyed([])
    const here = anyIp()
    const last = await lastAuditId()
    const guess = async (tweaks = {}) =>
      codeOf(signInBy(person.key.assert(await askToSignIn(), tweaks), {}, here))
    const wrong = { flags: FLAGS.present }
    for (let at = 0; at < 5; at += 1) expect(await guess(wrong)).toBe(REFUSED)
    expect(await guess()).toBe('429 tooManyAttempts')
    expect(await signInWith(person.key)).toBe('200')
    const events = (await auditSince(last)).filter(({ action }) => action === 'signInRefused')
    expect(events.map(({ document, details }) => [document, details])).toEqual(
      Array.from({ length: 5 }, () => [person.id, { email: [null, person.email] }]),
    )
  })

  it('shares the limit of an address with passwords', async () => {
    const person = await keyed([])
    const here = anyIp()
    const limits = rateLimiters(payload)
    for (let at = 0; at < 30; at += 1)
      await limits.count('fail-ip', counterKey(here['x-client-address']))
    const assertion = person.key.assert(await askToSignIn())
    expect(await codeOf(signInBy(assertion, {}, here))).toBe('429 tooManyAttempts')
  })

  it('limits questions', async () => {
    const here = anyIp()
    const limits = rateLimiters(payload)
    for (let at = 0; at < 120; at += 1)
      await limits.count('passkey-begin', counterKey('signIn', here['x-client-address']))
    expect(await codeOf(post('login/passkey-begin', { headers: here }))).toBe('429 tooManyAttempts')
  })

  it('stays open while the password of the account is guessed at', async () => {
    const person = await keyed([])
    const here = anyIp()
    const limits = rateLimiters(payload)
    for (let at = 0; at < 50; at += 1) await limits.count('fail-account', counterKey(person.email))
    const pair = counterKey(person.email, here['x-client-address'])
    for (let at = 0; at < 5; at += 1) await limits.count('fail-pair', pair)
    const assertion = person.key.assert(await askToSignIn())
    expect(await codeOf(signInBy(assertion, {}, here))).toBe('200')
  })

  it.each([
    [{}, '400 invalidInput'],
    [{ assertion: null }, '400 invalidInput'],
    [{ assertion: 'x' }, '400 invalidInput'],
    [{ assertion: { id: 'x' } }, '400 invalidInput'],
    [{ assertion: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }, '400 invalidInput'],
    [{ password: PASSWORD }, '400 unknownField'],
    [{ code: '123456' }, '400 unknownField'],
  ])('refuses %j before anything is looked for', async (json, expected) => {
    expect(await codeOf(post('login/passkey', { json, headers: anyIp() }))).toBe(expected)
  })

  it('refuses what decodes to nothing', async () => {
    const { key } = await keyed([])
    const good = key.assert(await askToSignIn())
    const part = async (response: object) =>
      codeOf(signInBy({ ...good, response: { ...good.response, ...response } }))
    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const clientDataJSON of ['AAAA', json(null), json([]), json({ challenge: 7 })])
      expect(await part({ clientDataJSON })).toBe(REFUSED)
    expect(await part({ authenticatorData: 'AAAA' })).toBe(REFUSED)
    expect(await signInWith(key, {})).toBe('200')
  })

  it('is closed to other sites and to GraphQL', async () => {
    const headers = { origin: 'https://evil.example', ...anyIp() }
    expect(await codeOf(post('login/passkey-begin', { headers }))).toBe('403 crossSite')
    expect(await codeOf(post('login/passkey', { headers, json: {} }))).toBe('403 crossSite')
    expect(isOpenRoot('query', 'Passkeys')).toBe(false)
    expect(await codeOf(ask('GET', '/passkeys'))).toBe('404 notFound')
    expect(await codeOf(ask('GET', '/users/passkeys/add'))).toBe('404 notFound')
  })
})

describe('a passkey as the second step', () => {
  const ticket = async ({ email }: Person) => cookieOf(await signIn(email))
  const second = (cookie: string, json: object) =>
    post('login/factor', { cookie, json, headers: anyIp() })

  it('is asked for after the password, of this account alone, and nobody is signed in before', async () => {
    const person = await keyed()
    const first = await signIn(person.email)
    expect(await first.clone().json()).toEqual({ next: 'factor', methods: ['passkey', 'recovery'] })
    const step = cookieOf(first)
    const asked = await question('login/factor-begin', { cookie: step })
    expect(asked.allowCredentials).toEqual([
      { id: person.key.id, type: 'public-key', transports: ['internal'] },
    ])
    expect(await me(step)).toBeNull()
    expect(await codeOf(ask('GET', '/companies', { cookie: step }))).toBe('401 signInFirst')
    expect(await codeOf(post('passkeys/begin', { cookie: step }))).toBe('401 signInFirst')
    expect(await sessionsOf(person)).toHaveLength(1)
    const answer = await second(step, { assertion: person.key.assert(asked) })
    expect(answer.status).toBe(200)
    expect((await me(cookieOf(answer)))?.id).toBe(person.id)
    expect(await codeOf(second(step, { assertion: person.key.assert(asked) }))).toBe(
      '401 stepExpired',
    )
  })

  it('takes an answer without the name of its owner: the step names them', async () => {
    const person = await keyed([])
    const step = await ticket(person)
    const asked = await question('login/factor-begin', { cookie: step })
    const assertion = person.key.assert(asked, { userHandle: null })
    expect(await codeOf(second(step, { assertion }))).toBe('200')
  })

  it('refuses answers to other questions: of another step, user, purpose', async () => {
    const [person, other] = [await keyed([]), await keyed([])]
    const [step, later] = [await ticket(person), await ticket(person)]
    const asked = await question('login/factor-begin', { cookie: step })
    const give = async (at: string, assertion: object) => codeOf(second(at, { assertion }))
    expect(await give(later, person.key.assert(asked))).toBe(REFUSED)
    expect(await give(step, person.key.assert(await askToSignIn()))).toBe(REFUSED)
    expect(await give(step, other.key.assert(asked))).toBe(REFUSED)
    expect(await codeOf(signInBy(person.key.assert(asked)))).toBe(REFUSED)
    const own = await question('login/factor-begin', { cookie: step })
    expect(await give(step, person.key.assert(own))).toBe('200')
  })

  it('stays open while the codes of the account are guessed at', async () => {
    const person = await keyed([])
    const { secret } = await enrol(person)
    const guesses = await ticket(person)
    const wrong = { code: codeOfSecret(secret, 9) }
    for (let at = 0; at < 5; at += 1)
      expect(await codeOf(second(guesses, wrong))).toBe('401 wrongCode')
    const step = await ticket(person)
    expect(await codeOf(second(step, { code: codeOfSecret(secret) }))).toBe('429 tooManyAttempts')
    const asked = await question('login/factor-begin', { cookie: step })
    expect(await codeOf(second(step, { assertion: person.key.assert(asked) }))).toBe('200')
    // The codes are still closed.
    const code = codeOfSecret(secret, 1)
    expect(await codeOf(second(await ticket(person), { code }))).toBe('429 tooManyAttempts')
  })

  it('ends its step after five attempts, and never without them', async () => {
    const person = await keyed([])
    const step = await ticket(person)
    for (let at = 0; at < 5; at += 1) {
      const asked = await question('login/factor-begin', { cookie: step })
      const assertion = person.key.assert(asked, { flags: FLAGS.present })
      expect(await codeOf(second(step, { assertion }))).toBe(REFUSED)
    }
    expect(await codeOf(post('login/factor-begin', { cookie: step }))).toBe('401 stepExpired')
    expect(await codeOf(post('login/factor-begin'))).toBe('401 stepExpired')
  })

  it('stands beside recovery codes, which the first passkey came with', async () => {
    const person = await keyed([])
    expect(person.codes).toHaveLength(10)
    const step = await ticket(person)
    expect(await codeOf(second(step, { recovery: person.codes[0] }))).toBe('200')
    expect(await codeOf(second(await ticket(person), { recovery: person.codes[0] }))).toBe(
      '401 wrongCode',
    )
  })
})

describe('a passkey as confirmation', () => {
  const confirm = (cookie: string, json: object) => post('confirm', { cookie, json })

  it('confirms the session that asked, never another, never the password', async () => {
    const person = await keyed([])
    const { cookie } = person
    const elsewhere = await cookieFor(person)
    await growOld(person)
    const begin = (at = cookie) => codeOf(post('passkeys/begin', { cookie: at }))
    expect(await begin()).toBe('403 confirmItsYou')
    expect(await codeOf(confirm(cookie, { password: PASSWORD }))).toBe('403 confirmItsYou')
    const asked = await question('confirm/begin', { cookie })
    expect(asked.allowCredentials).toHaveLength(1)
    const assertion = person.key.assert(asked)
    expect(await codeOf(confirm(elsewhere, { assertion }))).toBe('400 invalidInput')
    expect(await codeOf(confirm(cookie, { assertion }))).toBe('200')
    expect(await codeOf(confirm(cookie, { assertion }))).toBe('400 invalidInput')
    expect(await begin()).toBe('200')
    expect(await begin(elsewhere)).toBe('403 confirmItsYou')
  })

  it('says at the field what was refused, and stays signed in', async () => {
    const person = await keyed([])
    const { cookie } = person
    const asked = await question('confirm/begin', { cookie })
    const { status, body } = await read(
      confirm(cookie, { assertion: person.key.assert(asked, { flags: FLAGS.present }) }),
    )
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('passkeyRefused')
    expect((await me(cookie))?.id).toBe(person.id)
  })

  it('is asked of people who have one', async () => {
    const cookie = await cookieFor(await makePerson(payload, []))
    const { status, body } = await read(post('confirm/begin', { cookie }))
    expect(status).toBe(403)
    expect(body).toMatchObject({
      errors: [{ code: 'confirmItsYou', data: { methods: ['password'] } }],
    })
    expect(await codeOf(post('confirm/begin'))).toBe('401 signInFirst')
  })
})

describe('one’s own passkeys', () => {
  it('are asked for as the page of the relying party says', async () => {
    const person = await keyed([])
    const asked = await question('passkeys/begin', { cookie: person.cookie })
    const [row] = await select<{ user_handle: string }>(
      'select user_handle from passkeys where user_id = $1',
      [person.id],
    )
    expect(asked).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: row?.user_handle, name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: person.key.id }],
    })
    expect(Buffer.from(row?.user_handle ?? '', 'base64url')).toHaveLength(32)
  })

  it('are added, named, renamed and removed; trail and mails tell it, without a value', async () => {
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    const last = await lastAuditId()
    const [phone, laptop] = [makeAuthenticator(SERVER_URL), makeAuthenticator(SERVER_URL)]
    expect(await codeOf(add(cookie, phone, ' Telefon '))).toBe('200')
    expect(await bodyOf(add(cookie, laptop, 'Dizüstü'))).toEqual({ done: true })
    const [one, two] = await passkeysOf(person)
    expect([one?.name, two?.name]).toEqual(['Telefon', 'Dizüstü'])
    const rename = (json: object) => codeOf(post('passkeys/rename', { cookie, json }))
    expect(await rename({ id: one?.id, name: 'İş telefonu' })).toBe('200')
    expect(await rename({ id: one?.id, name: ' ' })).toBe('400 invalidInput')
    expect(await rename({ id: 'x', name: 'a' })).toBe('400 invalidInput')
    expect(await rename({ id: one?.id, name: 'a', counter: 0 })).toBe('400 unknownField')
    const remove = (id?: number) => codeOf(post('passkeys/remove', { cookie, json: { id } }))
    expect(await remove(two?.id)).toBe('200')
    expect(await remove(two?.id)).toBe('404 notFound')
    expect(await signInWith(laptop)).toBe(REFUSED)
    expect(await signInWith(phone)).toBe('200')
    expect(await remove(one?.id)).toBe('200')
    expect(await (await signIn(person.email)).json()).not.toHaveProperty('next')
    expect(await select('select 1 from recovery_codes where user_id = $1', [person.id])).toEqual([])
    const events = (await auditSince(last)).filter(
      ({ document, subject, action }) =>
        document === person.id && subject === 'users' && !action.startsWith('signIn'),
    )
    expect(events.map(({ action, user_id, details }) => [action, user_id, details])).toEqual(
      ['addPasskey', 'makeCodes', 'addPasskey', 'removePasskey', 'removePasskey'].map((action) => [
        action,
        person.id,
        null,
      ]),
    )
    const mails = await select<{ event: string }>(
      `select data ->> 'event' as event from mails where recipient = $1 order by id`,
      [person.email],
    )
    expect(mails.map(({ event }) => event)).toEqual([
      'passkeyAdded',
      'passkeyAdded',
      'passkeyRemoved',
      'passkeyRemoved',
      // The sign-in by password at the end comes from another address.
      'newDevice',
    ])
  })

  it('of others are out of reach', async () => {
    const [person, other] = [await keyed([]), await keyed([])]
    const [row] = await passkeysOf(other)
    for (const [path, json] of [
      ['passkeys/rename', { id: row?.id, name: 'a' }],
      ['passkeys/remove', { id: row?.id }],
    ] as const)
      expect(await codeOf(post(path, { cookie: person.cookie, json }))).toBe('404 notFound')
    expect(await passkeysOf(other)).toEqual([row])
  })

  it('are stored once: by the same user, by another, at the same moment', async () => {
    const [person, other] = [await keyed([]), await makePerson(payload, [])]
    expect(await codeOf(add(person.cookie, person.key))).toBe('409 passkeyExists')
    expect(await codeOf(add(await cookieFor(other), person.key))).toBe('409 passkeyExists')
    const key = makeAuthenticator(SERVER_URL)
    const { cookie } = person
    const registration = key.register(await question('passkeys/begin', { cookie }))
    const json = { name: 'a', registration }
    const answers = await Promise.all(
      [1, 2, 3].map(() => codeOf(post('passkeys/add', { cookie, json }))),
    )
    expect(answers.sort()).toEqual(['200', '400 invalidInput', '400 invalidInput'])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['nobody verified', { flags: FLAGS.present }],
    ['an id that was not signed', { id: Buffer.alloc(32, 3).toString('base64url') }],
  ])('are refused with %s', async (_, tweaks) => {
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    const key = makeAuthenticator(SERVER_URL)
    const registration = key.register(await question('passkeys/begin', { cookie }), tweaks)
    const { status, body } = await read(
      post('passkeys/add', { cookie, json: { name: 'a', registration } }),
    )
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('passkeyRefused')
    expect(await passkeysOf(person)).toEqual([])
  })

  it('answer the question of their own session alone', async () => {
    const person = await makePerson(payload, [])
    const [cookie, elsewhere] = [await cookieFor(person), await cookieFor(person)]
    const stranger = await cookieFor(await makePerson(payload, []))
    const key = makeAuthenticator(SERVER_URL)
    const registration = key.register(await question('passkeys/begin', { cookie }))
    const json = { name: 'a', registration }
    for (const other of [elsewhere, stranger])
      expect(await codeOf(post('passkeys/add', { cookie: other, json }))).toBe('400 invalidInput')
    expect(await codeOf(post('passkeys/add', { cookie, json }))).toBe('200')
  })

  it.each([
    [{}, '400 invalidInput'],
    [{ name: 'a' }, '400 invalidInput'],
    [{ name: 'x'.repeat(61), registration: {} }, '400 invalidInput'],
    [{ name: 'a', registration: { id: 'x' } }, '400 invalidInput'],
    [{ name: 'a', user: 1 }, '400 unknownField'],
  ])('refuse %j', async (json, expected) => {
    const cookie = await cookieFor(await makePerson(payload, []))
    expect(await codeOf(post('passkeys/add', { cookie, json }))).toBe(expected)
  })

  it('are limited in number', async () => {
    const person = await keyed([])
    await select(
      `insert into passkeys (user_id, credential_id, public_key, user_handle, rp_id, counter,
         is_synced, name)
       select user_id, credential_id || n, public_key, user_handle, rp_id, 0, true, 'x'
         from passkeys, generate_series(1, 19) n where user_id = $1`,
      [person.id],
    )
    expect(await codeOf(post('passkeys/begin', { cookie: person.cookie }))).toBe(
      '409 tooManyPasskeys',
    )
  })

  it.each(['passkeys/begin', 'passkeys/add', 'passkeys/remove'])(
    '%s asks again who sits there after ten minutes',
    async (path) => {
      const person = await keyed([])
      const { cookie, key } = person
      const registration = key.register({ challenge: 'AAAA', rp: { id: 'a' } })
      await growOld(person)
      const json = { 'passkeys/begin': {}, 'passkeys/add': { name: 'a', registration } }[path] ?? {
        id: (await passkeysOf(person))[0]?.id,
      }
      const { status, body } = await read(post(path, { cookie, json }))
      expect(status).toBe(403)
      expect(body).toMatchObject({
        errors: [{ code: 'confirmItsYou', data: { methods: ['passkey', 'recovery'] } }],
      })
    },
  )

  it('are not set up where the role has factors off, and what is there stays in force', async () => {
    const person = await keyed([])
    const { cookie } = person
    const registration = makeAuthenticator(SERVER_URL).register(
      await question('passkeys/begin', { cookie }),
    )
    await select(`update roles set factor = 'off' where id = $1`, [person.roleId])
    const json = { name: 'a', registration }
    expect(await codeOf(post('passkeys/begin', { cookie }))).toBe('409 factorOff')
    expect(await codeOf(post('passkeys/add', { cookie, json }))).toBe('409 factorOff')
    expect(await (await signIn(person.email)).json()).toMatchObject({ next: 'factor' })
  })

  it('meet the policy of a role, whose last factor stays', async () => {
    const person = await keyed([])
    const { cookie } = person
    await select(`update roles set factor = 'required' where id = $1`, [person.roleId])
    await asSuperuser(
      `begin; set local session_replication_role = replica;
       update roles set factor_required_at = now() - interval '9 days' where id = ${person.roleId};
       update users set factor_grace_from = now() - interval '9 days',
         created_at = now() - interval '9 days' where id = ${person.id}; commit`,
    )
    expect(await (await signIn(person.email)).json()).toMatchObject({ next: 'factor' })
    expect(await signInWith(person.key)).toBe('200')
    const [row] = await passkeysOf(person)
    const remove = (id?: number) => codeOf(post('passkeys/remove', { cookie, json: { id } }))
    expect(await remove(row?.id)).toBe('409 lastFactor')
    const second = makeAuthenticator(SERVER_URL)
    expect(await codeOf(add(cookie, second))).toBe('200')
    // Two at once would leave none.
    const rows = await passkeysOf(person)
    const answers = await Promise.all(rows.map(({ id }) => remove(id)))
    expect(answers.sort()).toEqual(['200', '409 lastFactor'])
    expect(await passkeysOf(person)).toHaveLength(1)
    expect(await codeOf(post('factor/remove', { cookie }))).toBe('409 noFactor')
  })

  it('leave no secret in what is kept of repeated requests', async () => {
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    const headers = { 'idempotency-key': `passkey-${person.id}` }
    await post('passkeys/begin', { cookie, headers })
    expect(
      await select('select 1 from idempotency_keys where key = $1', [`passkey-${person.id}`]),
    ).toEqual([])
  })
})

describe('a lost passkey', () => {
  it('goes with a reset by an administrator, with sessions and open questions', async () => {
    const [person, boss] = [await keyed(), await makePerson(payload)]
    const asked = await question('confirm/begin', { cookie: person.cookie })
    expect(asked.challenge).toBeTruthy()
    const cookie = await cookieFor(boss)
    const json = { reason: 'Telefon kayıp' }
    const last = await lastAuditId()
    expect(await codeOf(post(`${person.id}/reset-factors`, { cookie, json }))).toBe('200')
    expect(await me(person.cookie)).toBeNull()
    expect(await signInWith(person.key)).toBe(REFUSED)
    expect(await (await signIn(person.email)).json()).not.toHaveProperty('next')
    const events = (await auditSince(last)).filter(({ user_id }) => user_id === boss.id)
    expect(events.map(({ action }) => action)).toEqual(['removePasskey', 'factorsReset'])
    for (const table of ['passkeys', 'recovery_codes', 'passkey_challenges'])
      expect(await select(`select 1 from ${table} where user_id = $1`, [person.id])).toEqual([])
  })

  it('is not added again by a request that was on its way when the factors were reset', async () => {
    const [person, boss] = [await keyed(), await makePerson(payload)]
    const cookie = await cookieFor(boss)
    const key = makeAuthenticator(SERVER_URL)
    const registration = key.register(await question('passkeys/begin', { cookie: person.cookie }))
    // The reset waits for the row of the user, and so does the new passkey, after it.
    const client = await poolOf(payload).connect()
    try {
      await client.query('begin')
      await client.query('select id from users where id = $1 for update', [person.id])
      const waiting = async (count: number) =>
        expect
          .poll(async () =>
            select(`select 1 from pg_stat_activity where wait_event_type = 'Lock'
              and datname = current_database()`),
          )
          .toHaveLength(count)
      const reset = codeOf(
        post(`${person.id}/reset-factors`, { cookie, json: { reason: 'Telefon kayıp' } }),
      )
      await waiting(1)
      const adding = codeOf(
        post('passkeys/add', { cookie: person.cookie, json: { name: 'a', registration } }),
      )
      await waiting(2)
      await client.query('commit')
      expect(await reset).toBe('200')
      expect(await adding).toBe('401 signInFirst')
    } finally {
      client.release()
    }
    expect(await passkeysOf(person)).toEqual([])
  })

  it('goes by the command on the server', async () => {
    const person = await keyed([])
    const done = await run({
      command: process.execPath,
      args: [inRoot('scripts/resetFactors.mjs'), person.email],
      env: { DATABASE_URL: asProgram(process.env.TEST_SUPERUSER_URL as string) },
    })
    expect(done.output).toContain(person.email)
    expect(done.code).toBe(0)
    expect(await passkeysOf(person)).toEqual([])
    expect(await me(person.cookie)).toBeNull()
  })

  it('of a sign-in in flight is refused once it is removed', async () => {
    const person = await keyed([])
    const assertion = person.key.assert(await askToSignIn())
    const [row] = await passkeysOf(person)
    const json = { id: row?.id }
    await post('passkeys/remove', { cookie: person.cookie, json })
    expect(await codeOf(signInBy(assertion))).toBe(REFUSED)
  })
})
