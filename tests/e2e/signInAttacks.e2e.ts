import { createHash, randomUUID } from 'node:crypto'
import { tokenHash } from '@/lib/tokenHash'
import { makeAuthenticator, type Authenticator } from '../factories/authenticator'
import { codeOfSecret, firstCodeOf } from '../factories/verificationCode'
import { TEST_ADMIN, type TestServer } from '../helpers/startServer'
import { sql } from './support/database'
import { startBeside } from './support/instances'
import { asAdministrator, newMember, sessionOf, type Member } from './support/people'
import { expect, test } from './support/test'

/** Attacks on signing in, at two instances that answer for one address as behind a proxy. */
const here = () => `http://localhost:${process.env.E2E_PORT}`

// A server that runs already need not be the build at hand.
test.skip(process.env.E2E_RUNNING === 'on', 'starts a second instance of the build')
let beside: TestServer
test.beforeAll(async () => {
  beside = await startBeside({ env: { SERVER_URL: here() } })
})
test.afterAll(() => beside.stop())
const there = () => beside.url
const both = () => [here(), there()] as const
/** One after the other in turn. */
const inTurn = (at: number) => (at % 2 === 0 ? here() : there())
const atBoth = <T>(work: (url: string, at: number) => Promise<T>) => Promise.all(both().map(work))
const inParallel = <T>(count: number, work: (url: string, at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(inTurn(at), at)))

/** A request to one of the instances about an account. */
const postTo = async (url: string, path: string, json: object = {}, cookie = '') => {
  const response = await fetch(`${url}/api/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: here(), cookie },
    body: JSON.stringify(json),
  })
  const [set = ''] = response.headers.getSetCookie()
  const body = (await response.json()) as Record<string, unknown>
  const errors = (body.errors ?? []) as { code?: string }[]
  const outcome = [response.status, errors[0]?.code].filter(Boolean).join(' ')
  return { outcome, body, cookie: set.split(';')[0] ?? '' }
}
const outcomes = (answers: { outcome: string }[]) => answers.map(({ outcome }) => outcome).sort()

const password = (url: string, { email }: Member, typed: string) =>
  postTo(url, 'login', { email, password: typed })
/** The cookie of the step after the right password. */
const ticket = async (url: string, one: Member) => (await password(url, one, one.password)).cookie
const factor = (url: string, cookie: string, json: object) =>
  postTo(url, 'login/factor', json, cookie)

const cookieFor = async (one: Member) => {
  const { name, value } = await sessionOf(one)
  return `${name}=${value}`
}
const isOpen = async (url: string, cookie: string) => {
  const response = await fetch(`${url}/api/users/me`, { headers: { cookie } })
  return ((await response.json()) as { user: unknown }).user !== null
}
const sessionsOf = async ({ id }: Member) =>
  (await sql('select id from users_sessions where _parent_id = $1', [id])).rows.length

/** Somebody with an authenticator, one code of which is used up. */
const enrolled = async () => {
  const one = await newMember([])
  const own = await cookieFor(one)
  const { secret } = (await postTo(here(), 'factor/begin', {}, own)).body as { secret: string }
  const enabled = await postTo(there(), 'factor/enable', { code: firstCodeOf(secret) }, own)
  const { codes } = enabled.body as { codes: string[] }
  expect(codes).toHaveLength(10)
  return { ...one, secret, codes }
}

type Question = Parameters<Authenticator['assert']>[0]
const askTo = async (url: string, path: string, cookie = '') =>
  (await postTo(url, path, {}, cookie)).body as unknown as Question
/** Somebody with a passkey that one instance has asked for and the other has stored. */
const keyed = async () => {
  const one = await newMember([])
  const own = await cookieFor(one)
  const key = makeAuthenticator(here())
  const registration = key.register(await askTo(here(), 'passkeys/begin', own))
  const added = await postTo(there(), 'passkeys/add', { name: 'Telefon', registration }, own)
  expect(added.outcome).toBe('200')
  return { ...one, key }
}

/** A link to set a new password, as it is mailed. */
const resetToken = async ({ id }: Member) => {
  const token = randomUUID()
  await sql(
    `update users set reset_password_token = $2,
       reset_password_expiration = now() + interval '1 hour' where id = $1`,
    [id, createHash('sha256').update(token).digest('hex')],
  )
  return token
}
const NEW = 'kanarya patates mavi'

test('AU14 guesses at a password and at codes are counted together', async () => {
  await test.step('at a password', async () => {
    const one = await newMember([])
    for (let guess = 0; guess < 5; guess += 1) {
      const { outcome } = await password(inTurn(guess), one, `yanlış parola ${guess}`)
      expect(outcome).toMatch(/^401/)
    }
    const right = await atBoth((url) => password(url, one, one.password))
    expect(outcomes(right)).toEqual(['429 tooManyAttempts', '429 tooManyAttempts'])
  })

  await test.step('at the codes of an account, over all its steps', async () => {
    const one = await enrolled()
    const steps = await atBoth((url) => ticket(url, one))
    const wrong = codeOfSecret(one.secret, 9)
    for (let guess = 0; guess < 5; guess += 1) {
      const { outcome } = await factor(inTurn(guess), steps[guess % 2] ?? '', { code: wrong })
      expect(outcome).toBe('401 wrongCode')
    }
    // Each of these has no attempt behind it.
    const fresh = await atBoth((url) => ticket(url, one))
    const code = codeOfSecret(one.secret)
    const right = await atBoth((url, at) => factor(url, fresh[at] ?? '', { code }))
    expect(outcomes(right)).toEqual(['429 tooManyAttempts', '429 tooManyAttempts'])
  })

  await test.step('at one step', async () => {
    const one = await enrolled()
    const step = await ticket(here(), one)
    const guesses = await inParallel(8, (url) => factor(url, step, { recovery: '0000-0000-0000' }))
    expect(outcomes(guesses)).toEqual([
      ...new Array(3).fill('401 stepExpired'),
      ...new Array(5).fill('401 wrongCode'),
    ])
    const [recovery] = one.codes
    const after = await atBoth((url) => factor(url, step, { recovery }))
    expect(outcomes(after)).toEqual(['401 stepExpired', '401 stepExpired'])
  })
})

test('AU14 a code, a recovery code and a passkey count once, over both', async () => {
  await test.step('a code by sixteen steps at once', async () => {
    const one = await enrolled()
    const steps = await inParallel(16, (url) => ticket(url, one))
    const before = await sessionsOf(one)
    const code = codeOfSecret(one.secret)
    // Each step goes on at the instance that did not begin it.
    const answers = await inParallel(16, (_, at) =>
      factor(inTurn(at + 1), steps[at] ?? '', { code }),
    )
    const [first, ...others] = outcomes(answers)
    expect(first).toBe('200')
    // A used code counts as a guess as well, of which there are five.
    for (const other of others) expect(other).toMatch(/^(401 wrongCode|429 tooManyAttempts)$/)
    expect(others).toHaveLength(15)
    expect(await sessionsOf(one)).toBe(before + 1)
  })

  await test.step('a code by a step at each', async () => {
    const one = await enrolled()
    const steps = await atBoth((url) => ticket(url, one))
    const code = codeOfSecret(one.secret)
    const answers = await atBoth((_, at) => factor(inTurn(at + 1), steps[at] ?? '', { code }))
    expect(outcomes(answers)).toEqual(['200', '401 wrongCode'])
  })

  await test.step('an older code after a newer one at the other', async () => {
    const one = await enrolled()
    const [newer, older] = [codeOfSecret(one.secret, 1), codeOfSecret(one.secret, 0)]
    expect((await factor(here(), await ticket(here(), one), { code: newer })).outcome).toBe('200')
    const late = await factor(there(), await ticket(there(), one), { code: older })
    expect(late.outcome).toBe('401 wrongCode')
  })

  await test.step('a recovery code', async () => {
    const one = await enrolled()
    const steps = await atBoth((url) => ticket(url, one))
    const [recovery] = one.codes
    const answers = await atBoth((url, at) => factor(url, steps[at] ?? '', { recovery }))
    expect(outcomes(answers)).toEqual(['200', '401 wrongCode'])
  })

  await test.step('a passkey, asked for at one and answered at the other', async () => {
    const one = await keyed()
    const assertion = one.key.assert(await askTo(here(), 'login/passkey-begin'))
    expect((await postTo(there(), 'login/passkey', { assertion })).outcome).toBe('200')
    const again = await atBoth((url) => postTo(url, 'login/passkey', { assertion }))
    expect(outcomes(again)).toEqual(['401 passkeyRefused', '401 passkeyRefused'])
  })

  await test.step('a passkey by six answers at once', async () => {
    const one = await keyed()
    const before = await sessionsOf(one)
    const assertion = one.key.assert(await askTo(there(), 'login/passkey-begin'))
    const answers = await inParallel(6, (url) => postTo(url, 'login/passkey', { assertion }))
    expect(outcomes(answers)).toEqual(['200', ...new Array(5).fill('401 passkeyRefused')])
    expect(await sessionsOf(one)).toBe(before + 1)
  })

  await test.step('a passkey as the second step', async () => {
    const one = await keyed()
    const step = await ticket(here(), one)
    const assertion = one.key.assert(await askTo(there(), 'login/factor-begin', step))
    const answers = await inParallel(4, (url) => factor(url, step, { assertion }))
    const [first, ...others] = outcomes(answers)
    expect(first).toBe('200')
    for (const other of others) expect(other).toMatch(/^401 (passkeyRefused|stepExpired)$/)
  })
})

test('AU14 a link works once, over both', async () => {
  await test.step('to reset a password, which ends sessions everywhere', async () => {
    const one = await newMember([])
    const cookie = await cookieFor(one)
    expect(await atBoth((url) => isOpen(url, cookie))).toEqual([true, true])
    const json = { token: await resetToken(one), password: NEW }
    const resets = await atBoth((url) => postTo(url, 'reset-password', json))
    expect(outcomes(resets).filter((outcome) => outcome === '200')).toHaveLength(1)
    expect(await atBoth((url) => isOpen(url, cookie))).toEqual([false, false])
  })

  await test.step('of an invitation, which a scanner leaves as it was', async () => {
    const one = await newMember([])
    const token = randomUUID()
    await sql(
      `insert into user_invitations (user_id, nonce, token_hash, locale, sent_by, expires_at)
       select $1, 'x', $2, 'tr', id, now() + interval '1 day' from users where email = $3`,
      [one.id, tokenHash(token), TEST_ADMIN.email],
    )
    const stored = async () =>
      (await sql('select i.*, i.xmin from user_invitations i where user_id = $1', [one.id])).rows
    const before = await stored()
    expect(before).toHaveLength(1)
    for (let visit = 0; visit < 5; visit += 1)
      for (const method of ['HEAD', 'GET']) {
        const page = await fetch(`${inTurn(visit)}/invite/${token}`, { method })
        expect(page.status, method).toBe(200)
        await page.arrayBuffer()
      }
    expect(await stored()).toEqual(before)
    const json = { token, password: NEW }
    const accepted = await atBoth((url) => postTo(url, 'accept-invitation', json))
    expect(outcomes(accepted)).toEqual(['200', '410 invitationOver'])
    expect((await password(there(), one, NEW)).outcome).toBe('200')
  })

  await test.step('to an account at a provider of single sign-on', async () => {
    const one = await newMember([])
    const [token, subject] = [randomUUID(), randomUUID()]
    const { rows } = await sql('select hash from users where id = $1', [one.id])
    const [{ hash }] = rows as [{ hash: string }]
    await sql(
      `insert into sign_in_steps (hash, user_id, password_mark, is_remembered, next, issuer,
         subject, by_provider, expires_at)
       values ($1, $2, $3, false, 'link', 'https://idp.example', $4, true,
         now() + interval '5 minutes')`,
      [tokenHash(token), one.id, tokenHash(hash), subject],
    )
    const link = (url: string) =>
      postTo(url, 'login/link', { password: one.password }, `payload-step=${token}`)
    expect(outcomes(await inParallel(4, link))).toEqual([
      '200',
      ...new Array(3).fill('401 stepExpired'),
    ])
    const identities = await sql('select 1 from user_identities where subject = $1', [subject])
    expect(identities.rows).toHaveLength(1)
  })
})

test('AU14 what ends an account’s access at one ends a session and an open step at the other', async () => {
  await test.step('a suspension, also when it is taken back', async () => {
    const one = await enrolled()
    const cookie = await cookieFor(one)
    expect(await isOpen(there(), cookie)).toBe(true)
    const step = await ticket(there(), one)
    const boss = await asAdministrator()
    for (const command of ['suspend', 'unsuspend']) {
      const answer = await boss.post(`/api/users/${one.id}/${command}`, { data: {} })
      expect(answer.status(), command).toBe(200)
    }
    expect(await atBoth((url) => isOpen(url, cookie))).toEqual([false, false])
    const late = await factor(there(), step, { code: codeOfSecret(one.secret) })
    expect(late.outcome).toBe('401 stepExpired')
    const fresh = await ticket(there(), one)
    expect((await factor(here(), fresh, { code: codeOfSecret(one.secret) })).outcome).toBe('200')
  })

  await test.step('another password', async () => {
    const one = await enrolled()
    const step = await ticket(there(), one)
    const json = { token: await resetToken(one), password: NEW }
    expect((await postTo(here(), 'reset-password', json)).outcome).toBe('200')
    const late = await factor(there(), step, { code: codeOfSecret(one.secret) })
    expect(late.outcome).toBe('401 stepExpired')
  })
})
