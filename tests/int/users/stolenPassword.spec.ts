import { expect, it, vi } from 'vitest'
import { OWN_SECURITY, SIGN_IN_ROUTES, SIGN_IN_STEPS } from '@/gate/routes/openRoutes'
import { env } from '@/lib/env'
import { makeAuthenticator, type Authenticator } from '../../factories/authenticator'
import { select } from '../../factories/database'
import { askGraphql } from '../../factories/graphql'
import { anyIp, cookieOf, PASSWORD, signIn } from '../gate/people'
import { ask, read } from '../gate/rest'
import { secured, type Secured } from './enrol'
import { post as postIn, useProvider, type Jar } from './oidcBrowser'

const { payload, provider, signIn: signInThere } = useProvider()

/** All that opens an account, or says who may open it. */
const accountOf = async ({ id }: Secured) => {
  const rows = (table: string, user = 'user_id') =>
    select(`select to_jsonb(t) - 'last_used_at' as row from ${table} t where ${user} = $1`, [id])
  return {
    sessions: await rows('users_sessions', '_parent_id'),
    devices: await rows('session_devices'),
    factors: await rows('user_factors'),
    codes: await rows('recovery_codes'),
    passkeys: await rows('passkeys'),
    identities: await rows('user_identities'),
    feeds: await rows('calendar_feeds'),
    user: await select(
      `select u.email, u.role_id, u.status, u.hash, u.salt, u.factor_grace_from, u.break_glass,
         r.factor, r.permissions from users u join roles r on r.id = u.role_id where u.id = $1`,
      [id],
    ),
    known: await select(`select key from rate_limits where key like 'known-pair:%' order by key`),
  }
}

/** Answered to everybody alike: they open nothing. */
const OPEN = ['login', 'logout', 'forgot-password']

type Question = Parameters<Authenticator['assert']>[0]

it('opens no account whose role requires a factor, with all else that is public', async () => {
  vi.spyOn(payload(), 'sendEmail').mockResolvedValue(undefined)
  const person = await secured()
  await select(`update roles set factor = 'required' where id = $1`, [person.roleId])
  await select('delete from users_sessions where _parent_id = $1', [person.id])
  const before = await accountOf(person)
  expect([before.sessions, before.devices, before.factors.length]).toEqual([[], [], 1])

  const { email } = person
  const given = new Set<string>()
  const attempt = async (path: string, json: object, cookie = '') => {
    const answer = await ask('POST', path, { json, cookie, headers: anyIp() })
    for (const one of answer.headers.getSetCookie()) {
      const [name = '', value] = (one.split(';')[0] ?? '').split('=')
      if (value) given.add(name)
    }
    return answer
  }
  const step = cookieOf(await signIn(email))
  expect(step).toMatch(/^payload-step=/)

  // One's own key answers every challenge that is handed out.
  const key = makeAuthenticator(env.SERVER_URL)
  const assertions: object[] = []
  for (const [path, cookie] of [['passkey-begin'], ['factor-begin', step], ['link-begin', step]]) {
    const { body } = await read(attempt(`/users/login/${path}`, {}, cookie))
    if (body?.challenge) assertions.push(key.assert(body as Question))
  }
  expect(assertions).not.toEqual([])

  const credentials = { email, password: PASSWORD }
  const bodies = [
    {},
    credentials,
    { ...credentials, remember: true },
    { email },
    { password: PASSWORD },
    { code: '000000' },
    { recovery: '0000-0000-0000' },
    { token: '', password: PASSWORD },
    { token: null, password: PASSWORD },
    { token: step.split('=')[1], password: PASSWORD },
    ...assertions.map((assertion) => ({ assertion })),
  ]
  const paths = [
    ...Object.keys(SIGN_IN_ROUTES).filter((name) => name !== 'me'),
    ...SIGN_IN_STEPS.map((name) => `login/${name}`),
    ...OWN_SECURITY,
    ...['first-register', 'unlock', `verify/${step.split('=')[1]}`],
  ]
  const found = new Map<string, number>()
  for (const path of paths)
    for (const json of bodies)
      for (const cookie of OWN_SECURITY.includes(path) ? [step] : ['', step]) {
        const { status } = await attempt(`/users/${path}`, json, cookie)
        const isOpen = OPEN.includes(path) || path.endsWith('-begin')
        if (status < 400 && !isOpen) found.set(`${path} ${JSON.stringify(json)}`, status)
      }
  expect([...found]).toEqual([])

  const arguments_ = `email: ${JSON.stringify(email)}, password: ${JSON.stringify(PASSWORD)}`
  for (const mutation of [
    `loginUser(${arguments_}) { token }`,
    `refreshTokenUser { refreshedToken }`,
    `resetPasswordUser(token: "", password: ${JSON.stringify(PASSWORD)}) { token }`,
    `forgotPasswordUser(email: ${JSON.stringify(email)})`,
    `unlockUser(email: ${JSON.stringify(email)})`,
    `verifyEmailUser(token: "")`,
    `createUser(data: { ${arguments_}, name: "A", role: ${person.roleId} }) { id }`,
    `updateUser(id: ${person.id}, data: { password: "kanarya patates mavi" }) { id }`,
    `updateRole(id: ${person.roleId}, data: { factor: off }) { id }`,
  ])
    for (const cookie of ['', step]) {
      const { code, data } = await askGraphql(cookie, `mutation { ${mutation} }`)
      expect([mutation, code !== null, Object.values(data ?? {}).filter(Boolean)]).toEqual([
        mutation,
        true,
        [],
      ])
    }

  // An account at the provider that only claims the address, and the password in its step.
  const jar: Jar = new Map()
  const subject = provider().add({ email, email_verified: false })
  expect(await signInThere(subject, jar)).toMatch(/^\/login\?sso=ssoRefused/)
  for (const json of [{ password: PASSWORD }, ...assertions.map((assertion) => ({ assertion }))])
    expect((await postIn(jar, '/users/login/link', json)).status).toBe(401)

  // Whatever was handed out on the way is of no session and no device; signing out leaves a mark.
  expect([...given].sort()).toEqual(['payload-oidc-left', 'payload-step'])
  expect(await accountOf(person)).toEqual(before)
})
