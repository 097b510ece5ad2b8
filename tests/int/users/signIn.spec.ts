import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import {
  anyIp,
  cookieFor,
  cookieOf,
  makePerson,
  PASSWORD,
  signIn,
  type Person,
} from '../gate/people'
import { ask, askPayload, codeOf, poolOf, read, startPayload } from '../gate/rest'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
})

const me = async (cookie: string) => (await read(ask('GET', '/users/me', { cookie }))).body?.user
const passive = async (): Promise<Person> => {
  const person = await makePerson(payload)
  const boss = await cookieFor(await makePerson(payload))
  await ask('POST', `/users/${person.id}/suspend`, { cookie: boss })
  return person
}

describe('signing in', () => {
  it('answers with a cookie that ends with the browser, and no token', async () => {
    const { email } = await makePerson(payload)
    const response = await signIn(email)
    const body = (await response.json()) as Record<string, unknown>
    const cookie = response.headers.getSetCookie()[0] ?? ''
    expect(response.status).toBe(200)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).not.toMatch(/Expires|Max-Age/)
    expect(Object.keys(body).sort()).toEqual(['exp', 'message', 'user'])
    expect(Number(body.exp) * 1000 - Date.now()).toBeLessThanOrEqual(8 * 3_600_000)
    expect(JSON.stringify(body)).not.toMatch(/"(hash|salt|sessions|token|resetPasswordToken)"/)
  })

  it('remembers for 30 days, and a refresh keeps the length', async () => {
    const { email } = await makePerson(payload)
    const remembered = await signIn(email, { remember: true })
    expect(remembered.headers.getSetCookie()[0]).toMatch(/Expires/)
    const short = await signIn(email)
    const again = await ask('POST', '/users/refresh-token', { cookie: cookieOf(short) })
    const { exp } = (await again.json()) as { exp: number }
    expect(again.headers.getSetCookie()[0]).not.toMatch(/Expires/)
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(8 * 3_600_000)
    expect(await me(cookieOf(again))).toBeTruthy()
  })

  it('takes the multipart form of the interface and any spelling of the address', async () => {
    const { email } = await makePerson(payload)
    const form = new FormData()
    form.append(
      '_payload',
      JSON.stringify({ email: ` ${email.toUpperCase()}. `, password: PASSWORD }),
    )
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type') ?? '', ...anyIp() }
    expect(await codeOf(ask('POST', '/users/login', { body: await sent.blob(), headers }))).toBe(
      '200',
    )
  })

  it('says the same for a wrong address, a wrong password and a passive user', async () => {
    const { email } = await makePerson(payload)
    const left = await passive()
    const answers = [
      await read(signIn('nobody@example.com')),
      await read(signIn(left.email)),
      await read(signIn(email, { password: 'wrong password' })),
    ]
    const told = answers.map(({ status, body }) => JSON.stringify({ status, body }))
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toContain('401')
  })

  it.each([
    { email: { equals: 'a' } },
    { email: ['a@b.co'] },
    { email: 7 },
    { email: null },
    { email: `${'a'.repeat(900_000)}@b.co` },
    { password: 'a'.repeat(900_000) },
    { password: null },
    { password: {} },
  ])('refuses input %# before any hash', async (input) => {
    const sent = { email: 'a@b.co', password: 'a', ...input }
    expect(await codeOf(ask('POST', '/users/login', { json: sent, headers: anyIp() }))).toBe(
      '400 invalidInput',
    )
  })

  it('slows an address down that keeps failing', async () => {
    const headers = anyIp()
    const attempts = Array.from({ length: 34 }, (_, at) =>
      signIn(`n${at}@example.com`, {}, headers),
    )
    const codes = await Promise.all(attempts.map((attempt) => codeOf(attempt)))
    expect(codes.filter((code) => code === '401 wrongCredentials')).toHaveLength(30)
    expect(codes.filter((code) => code === '429 tooManyAttempts')).toHaveLength(4)
    const response = await signIn('n@example.com', {}, headers)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await codeOf(signIn('n@example.com'))).toBe('401 wrongCredentials')
  })

  it('keeps every session of parallel sign-ins', async () => {
    const { email } = await makePerson(payload)
    const cookies = await Promise.all(
      Array.from({ length: 6 }, async () => cookieOf(await signIn(email))),
    )
    const users = await Promise.all(cookies.map(me))
    expect(users.filter(Boolean)).toHaveLength(6)
  })

  it('waits for nobody who writes rows that name the person, as a long import of theirs does', async () => {
    const person = await makePerson(payload)
    const cookie = await cookieFor(person)
    const boss = await cookieFor(await makePerson(payload))
    const writing = await poolOf(payload).connect()
    try {
      await writing.query('begin')
      await writing.query(`insert into imports (target, file_name, kind, created_by_id)
        values ('companies', 'a.csv', 'csv', ${person.id})`)
      expect((await signIn(person.email)).status).toBe(200)
      expect((await ask('POST', '/users/refresh-token', { cookie })).status).toBe(200)
      expect(await codeOf(ask('POST', `/users/${person.id}/suspend`, { cookie: boss }))).toBe('200')
    } finally {
      await writing.query('rollback')
      writing.release()
    }
  })

  it('signs out for good', async () => {
    const person = await makePerson(payload)
    const [one, two] = [await cookieFor(person), await cookieFor(person)]
    expect(await codeOf(ask('POST', '/users/logout', { cookie: one }))).toBe('200')
    expect(await me(one)).toBeFalsy()
    expect(await me(two)).toBeTruthy()
    await ask('POST', '/users/logout?allSessions=true', { cookie: two })
    expect(await me(two)).toBeFalsy()
  })

  it('ends with its session, whatever the token says', async () => {
    const person = await makePerson(payload)
    const cookie = await cookieFor(person)
    await poolOf(payload).query(
      `update users_sessions set expires_at = now() - interval '1 s' where _parent_id = $1`,
      [person.id],
    )
    expect(await me(cookie)).toBeFalsy()
    expect(await codeOf(ask('POST', '/users/refresh-token', { cookie }))).toBe('401 signInFirst')
  })
})

describe('over https', () => {
  const address = env.SERVER_URL
  afterEach(() => {
    env.SERVER_URL = address
  })

  it('the cookie is of this host alone, everywhere a session is read, until it is removed', async () => {
    const { id, email } = await makePerson(payload)
    env.SERVER_URL = 'https://ofis.example.com'
    const [sent = '', device] = (await signIn(email)).headers.getSetCookie()
    expect(device).toMatch(/^__Host-payload-device-[\da-f]{12}=.*; Path=\/; Secure\S*; HttpOnly/)
    expect(sent).toMatch(
      /^__Host-payload-token=[\w.-]+; Path=\/; Secure\S*; HttpOnly\S*; SameSite=Lax/,
    )
    expect(sent).not.toMatch(/Domain/i)
    const [cookie = ''] = sent.split(';')
    const plain = cookie.replace('__Host-', '')
    const asked = async (through: typeof ask, own: string) =>
      (await read(through('GET', `/users/${id}`, { cookie: own }))).status
    for (const through of [ask, askPayload]) {
      expect(await asked(through, cookie)).toBe(200)
      expect(await asked(through, `payload-token=x; ${cookie}`)).toBe(200)
      // Set by a neighbouring domain, or left by an older version.
      expect(await asked(through, plain)).toBe(401)
      // A browser takes both from a neighbouring domain; Payload reads the names without the blanks.
      expect(await asked(through, plain.replace('=', '\u00a0='))).toBe(401)
      expect(await asked(through, `\u00a0${cookie}`)).toBe(401)
      expect(await asked(through, `${cookie}; payload-token\u00a0=x`)).toBe(200)
    }
    expect(await me(cookie)).toMatchObject({ id })
    const again = await ask('POST', '/users/refresh-token', { cookie })
    expect(again.headers.getSetCookie()[0]).toMatch(/^__Host-payload-token=/)
    const gone = await ask('POST', '/users/logout', { cookie })
    const removed = gone.headers.getSetCookie().map((one) => one.split('=')[0])
    expect(removed).toEqual(['__Host-payload-token', 'payload-token'])
    expect(await me(cookie)).toBeFalsy()
  })

  it('a page elsewhere cannot send a change with it', async () => {
    const cookie = await cookieFor(await makePerson(payload))
    env.SERVER_URL = 'https://ofis.example.com'
    const headers = { origin: 'https://evil.example' }
    const change = (name: string) =>
      codeOf(
        ask('POST', '/users/logout', { cookie: cookie.replace(/^payload-token/, name), headers }),
      )
    expect(await change('__Host-payload-token')).toBe('403 crossSite')
    expect(await change('payload-token')).toBe('403 crossSite')
  })
})
