import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { checkSignOn, warnOfUnknownRoles } from '@/gate/checkSignOn'
import { JOB_RUNS } from '@/jobs'
import { env } from '@/lib/env'
import { tokenHash } from '@/lib/tokenHash'
import { composeSecurityMail } from '@/operations/users/securityMail'
import { systemRequest } from '@/lib/payloadRequests'
import { auditSince, lastAuditId } from '../../factories/audit'
import { makeAuthenticator, type Authenticator } from '../../factories/authenticator'
import { asSuperuser, select } from '../../factories/database'
import { askGraphql } from '../../factories/graphql'
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
import { ask, codeOf, read } from '../gate/rest'
import { closePasswords, makeEmergency, mark, unmarkAll } from './emergency'
import { enrol } from './enrol'
import { CARDS, nameOfRole, sessionsOf, suspend, useProvider } from './oidcBrowser'

const { payload, provider, signIn: signInThere, linked } = useProvider()
// Sessions that other files have opened and go on with are none that end here.
beforeAll(() =>
  select(
    `insert into session_devices (session_id, user_id, by_provider)
     select id, _parent_id, true from users_sessions
     on conflict (session_id) do update set by_provider = true`,
  ),
)
afterEach(() => {
  vi.restoreAllMocks()
  return unmarkAll()
})

const CLOSED = '403 passwordSignInClosed'
const OVER = '401 stepExpired'
type Question = Parameters<Authenticator['assert']>[0]

const post = (path: string, json: object, cookie = '', headers: object = anyIp()) =>
  ask('POST', `/users/${path}`, { json, cookie, headers: { ...headers } })
const stepOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('payload-step=')) ?? ''

/** A passkey of somebody, added as they would. */
const addPasskey = async (person: Person): Promise<Authenticator> => {
  const cookie = await cookieFor(person)
  const key = makeAuthenticator(env.SERVER_URL)
  const { body } = await read(post('passkeys/begin', {}, cookie))
  const registration = key.register(body as Question)
  expect(await codeOf(post('passkeys/add', { name: 'Telefon', registration }, cookie))).toBe('200')
  return key
}
const byPasskey = async (key: Authenticator) => {
  const { body } = await read(post('login/passkey-begin', {}))
  return post('login/passkey', { assertion: key.assert(body as Question) })
}
/** Their role has required a second factor for a month; triggers would write the present. */
const pastGrace = ({ id, roleId }: Person) =>
  asSuperuser(`begin;
    update roles set factor = 'required' where id = ${roleId};
    set local session_replication_role = replica;
    update roles set factor_required_at = now() - interval '30 days' where id = ${roleId};
    update users set factor_grace_from = now() - interval '30 days',
      created_at = now() - interval '30 days' where id = ${id};
    commit`)
const toldOf = ({ id }: Pick<Person, 'id'>) =>
  select<{ user: number; recipient: string }>(
    `select (data ->> 'user')::int as user, recipient from mails
      where data ->> 'event' = 'emergencySignIn' and (data ->> 'about')::int = $1`,
    [id],
  )

describe('a password', () => {
  it.each<[string, () => Promise<[email: string, password?: string]>]>([
    ['of somebody without emergency access', async () => [(await makePerson(payload())).email]],
    ['that is wrong', async () => [(await makePerson(payload())).email, 'yanlis bir parola']],
    ['of nobody', async () => [`${randomUUID()}@example.com`]],
    [
      'of a suspended user with emergency access',
      async () => {
        const person = await makeEmergency(payload())
        await suspend(person)
        return [person.email]
      },
    ],
    [
      'that is wrong, with emergency access',
      async () => [(await makeEmergency(payload())).email, 'x'],
    ],
    [
      'alone, although marked',
      async () => {
        const person = await makePerson(payload())
        await mark(person)
        return [person.email]
      },
    ],
  ])('%s is refused in the same words', async (_, whose) => {
    const [email, password = PASSWORD] = await whose()
    closePasswords()
    const answer = await signIn(email, { password })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    const body = (await answer.json()) as { errors: unknown[] }
    expect(body.errors).toEqual([expect.objectContaining({ code: 'passwordSignInClosed' })])
  })

  it('opens with emergency access the second step, and is told to every administrator', async () => {
    const [person, other] = [await makeEmergency(payload()), await makePerson(payload())]
    closePasswords()
    const last = await lastAuditId()
    const first = await signIn(person.email)
    expect(await first.json()).toEqual({ next: 'factor', methods: ['code', 'recovery'] })
    expect(await toldOf(person)).toEqual([])
    const code = codeOfSecret(person.secret)
    const headers = { ...anyIp(), 'user-agent': 'Mozilla/5.0 Firefox/150.0' }
    expect(await codeOf(post('login/factor', { code }, stepOf(first), headers))).toBe('200')
    const events = (await auditSince(last)).filter(({ document }) => document === person.id)
    expect(events.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['signIn', person.id],
      ['emergencySignIn', person.id],
    ])
    const told = (await toldOf(person)).map(({ user }) => user)
    expect(told).toEqual(expect.arrayContaining([person.id, other.id]))
    expect(new Set(told).size).toBe(told.length)
    const req = await systemRequest(payload())
    const mail = await composeSecurityMail(req, {
      id: '1',
      kind: 'security',
      recipient: other.email,
      locale: 'en',
      nonce: '',
      attempts: 1,
      data: {
        user: other.id,
        event: 'emergencySignIn',
        about: person.id,
        at: '2026-11-29T06:00:00Z',
      },
    })
    expect(JSON.stringify(mail)).toContain(`/users/view/${person.id}`)
  })

  it('is no use of emergency access while passwords are open', async () => {
    const person = await makeEmergency(payload())
    const step = stepOf(await signIn(person.email))
    expect(await codeOf(post('login/factor', { recovery: person.codes[0] }, step))).toBe('200')
    expect(await toldOf(person)).toEqual([])
  })

  it('of before opens no step any more, neither a factor nor setting one up', async () => {
    const person = await enrol(await makePerson(payload()))
    const overdue = await makePerson(payload())
    await pastGrace(overdue)
    const step = stepOf(await signIn(person.email))
    const second = await signIn(overdue.email)
    expect(await second.clone().json()).toEqual({ next: 'enrol' })
    closePasswords()
    const code = codeOfSecret(person.secret)
    expect(await codeOf(post('login/factor', { code }, step))).toBe(OVER)
    expect(await codeOf(post('login/factor-begin', {}, step))).toBe(OVER)
    expect(await codeOf(post('login/enrol', {}, stepOf(second)))).toBe(OVER)
    expect(await codeOf(post('login/enable', { code: '123456' }, stepOf(second)))).toBe(OVER)
  })

  it('is refused at the second step once the emergency access is gone', async () => {
    const person = await makeEmergency(payload())
    closePasswords()
    const step = stepOf(await signIn(person.email))
    await mark(person, false)
    expect(await codeOf(post('login/factor', { recovery: person.codes[0] }, step))).toBe(OVER)
  })

  it('opens nothing by the ways of the framework', async () => {
    const person = await makeEmergency(payload())
    closePasswords()
    const data = { email: person.email, password: PASSWORD }
    const login = payload().login({ collection: 'users', data })
    await expect(login).rejects.toMatchObject({ code: 'wrongCredentials' })
    for (const path of ['first-register', 'unlock', 'verify/x'])
      expect((await post(path, data)).status).toBe(404)
    const query = `mutation { loginUser(email: "${person.email}", password: "${PASSWORD}") { token } }`
    expect(JSON.stringify(await askGraphql('', query))).not.toContain('"token":"')
    expect(await sessionsOf(person)).toHaveLength(1)
  })

  it('that is forgotten is mailed and set with emergency access alone', async () => {
    const [person, other] = [await makeEmergency(payload()), await makePerson(payload())]
    const armed = async (id: number) =>
      (
        await select<{ token: string | null }>(
          'select reset_password_token as token from users where id = $1',
          [id],
        )
      )[0]?.token
    vi.spyOn(payload(), 'sendEmail').mockResolvedValue(undefined)
    closePasswords()
    const answers = await Promise.all(
      [person, other].map(({ email }) => read(post('forgot-password', { email }))),
    )
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    await JOB_RUNS['send-mails'](payload())
    expect([await armed(person.id), await armed(other.id)]).toEqual([expect.any(String), null])
    // A link that was mailed before.
    const token = 'b2'.repeat(20)
    await select(
      `update users set reset_password_token = $1, reset_password_expiration = now() + interval '1 hour'
        where id = $2`,
      [tokenHash(token), other.id],
    )
    const password = 'yeni uzun parola 2'
    expect(await codeOf(post('reset-password', { token, password }))).toBe('400 resetLinkInvalid')
  })
})

describe('a passkey', () => {
  it('signs in with emergency access alone, which is told too', async () => {
    const [person, other] = [await makePerson(payload()), await makePerson(payload())]
    const [key, otherKey] = [await addPasskey(person), await addPasskey(other)]
    await mark(person)
    closePasswords()
    const last = await lastAuditId()
    expect(await codeOf(byPasskey(otherKey))).toBe(CLOSED)
    expect((await auditSince(last)).map(({ action }) => action)).toEqual(['signInRefused'])
    expect(await sessionsOf(other)).toHaveLength(1)
    expect(await codeOf(byPasskey(key))).toBe('200')
    expect(await toldOf(person)).not.toEqual([])
  })

  it('is still the second factor after the provider', async () => {
    const person = await linked()
    await addPasskey(person)
    closePasswords()
    expect(await signInThere(person.subject)).toMatch(/^\/login\/step\?with=passkey/)
  })
})

describe('the provider', () => {
  it('signs in, asks for the factor of the account, and sets one up where the role wants it', async () => {
    const [plain, secured, bound] = [await linked(), await linked(), await linked()]
    const { codes } = await enrol(secured)
    await pastGrace(bound)
    closePasswords()
    expect(await signInThere(plain.subject)).toBe('/dashboard')
    expect(await toldOf(plain)).toEqual([])
    const jar = new Map<string, string>()
    expect(await signInThere(secured.subject, jar)).toMatch(/^\/login\/step/)
    const step = `payload-step=${jar.get('payload-step')}`
    expect(await codeOf(post('login/factor', { recovery: codes[0] }, step))).toBe('200')
    expect(await toldOf(secured)).toEqual([])
    const other = new Map<string, string>()
    expect(await signInThere(bound.subject, other)).toMatch(/^\/login\/enrol/)
    expect(await codeOf(post('login/enrol', {}, `payload-step=${other.get('payload-step')}`))).toBe(
      '200',
    )
  })

  it('still links the first time by the password, which opens nothing else', async () => {
    const person = await makePerson(payload(), CARDS)
    const subject = provider().add({ email: person.email, email_verified: true })
    closePasswords()
    const jar = new Map<string, string>()
    expect(await signInThere(subject, jar)).toBe('/login/link?to=%2Fdashboard')
    const step = `payload-step=${jar.get('payload-step')}`
    expect(await codeOf(post('login/link', { password: PASSWORD }, step))).toBe('200')
    expect(await sessionsOf(person)).toEqual([])
    expect(await signInThere(subject)).toBe('/dashboard')
  })

  it('is not unlinked where nothing else signs in', async () => {
    const [person, rescue] = [await linked(allPermissions()), await linked(allPermissions())]
    await enrol(rescue)
    await mark(rescue)
    closePasswords()
    const unlink = async ({ id }: Person, cookie: string) => {
      const [row] = await select<{ id: number }>(
        'select id from user_identities where user_id = $1',
        [id],
      )
      return codeOf(post('identities/remove', { id: row?.id }, cookie))
    }
    expect(await unlink(person, await cookieFor(person))).toBe('409 lastIdentity')
    expect(await unlink(rescue, await cookieFor(rescue))).toBe('200')
  })
})

describe('sessions that a password opened', () => {
  it('end at the start, but for emergency access, and are not refreshed', async () => {
    const [rescue, person, there] = [
      await makeEmergency(payload()),
      await makePerson(payload()),
      await linked(),
    ]
    const jar = new Map<string, string>()
    await signInThere(there.subject, jar)
    const cookie = await cookieFor(person)
    const refresh = (of: string) => codeOf(post('refresh-token', {}, of))
    const ofThere = `payload-token=${jar.get('payload-token')}`
    closePasswords()
    expect(await refresh(cookie)).toBe('401 signInFirst')
    expect([await refresh(ofThere), await refresh(rescue.cookie)]).toEqual(['200', '200'])
    const last = await lastAuditId()
    await checkSignOn(payload())
    expect(await sessionsOf(person)).toEqual([])
    expect([await sessionsOf(there), await sessionsOf(rescue)]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ])
    const ended = (await auditSince(last)).filter(({ document }) => document === person.id)
    expect(ended.map(({ action }) => action)).toEqual(['endSessions'])
    // One that an instance of before has opened meanwhile.
    await cookieFor(person)
    await JOB_RUNS['enforce-factors'](payload())
    expect(await sessionsOf(person)).toEqual([])
  })

  it('stay while passwords are open', async () => {
    const person = await makePerson(payload())
    const cookie = cookieOf(await signIn(person.email))
    await checkSignOn(payload())
    await JOB_RUNS['enforce-factors'](payload())
    expect(await codeOf(post('refresh-token', {}, cookie))).toBe('200')
  })
})

describe('the start', () => {
  it('is refused while nobody could get in without the provider', async () => {
    closePasswords()
    await expect(checkSignOn(payload())).rejects.toThrow(/^OIDC_ONLY must not be on/)
    // Marked, but no administrator; an administrator without a factor; one who is suspended.
    await makeEmergency(payload(), CARDS)
    await mark(await makePerson(payload()))
    const gone = await makeEmergency(payload())
    await suspend(gone)
    await expect(checkSignOn(payload())).rejects.toThrow(/^OIDC_ONLY must not be on/)
    await makeEmergency(payload())
    await expect(checkSignOn(payload())).resolves.toBeUndefined()
  })

  it('names roles that do not exist, and goes on', async () => {
    const person = await makePerson(payload())
    const name = await nameOfRole(person)
    const warn = vi.spyOn(payload().logger, 'warn').mockReturnValue()
    Object.assign(env, {
      OIDC_ROLES: [
        { value: 'a', role: name },
        { value: 'b', role: 'Satıs' },
        { value: 'c', role: 'Satıs' },
      ],
      OIDC_MAX_ROLE: name,
    })
    await warnOfUnknownRoles(payload())
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ roles: ['Satıs'] }))
    warn.mockClear()
    Object.assign(env, { OIDC_ROLES: [{ value: 'a', role: name }] })
    await warnOfUnknownRoles(payload())
    expect(warn).not.toHaveBeenCalled()
  })
})
