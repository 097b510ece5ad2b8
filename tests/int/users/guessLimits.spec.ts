import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { counterKey } from '@/operations/limits/limitersFor'
import { rateLimiters } from '@/operations/users/rateLimiters'
import { anyIp, makePerson, signIn } from '../gate/people'
import { codeOf, read } from '../gate/rest'
import { startPayload } from '../gate/rest'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
})

type Headers = Record<string, string>
const WRONG = { password: 'wrong password' }
const guess = (email: string, headers: Headers = anyIp()) =>
  codeOf(signIn(email, WRONG, headers as never))
const enter = (email: string, headers: Headers = anyIp()) =>
  codeOf(signIn(email, {}, headers as never))

/** As many failures from everywhere as bring an account under attack; each would cost a hash. */
const attack = async (email: string) => {
  const { count } = rateLimiters(payload)
  for (let at = 0; at < 50; at += 1) await count('fail-account', counterKey(email))
}

/** Lets the others have their turn: ten seconds are long in a test. */
const endTurn = (email: string) => rateLimiters(payload).forget('turn-account', counterKey(email))

/** Signs in and keeps the cookie of the device, as a browser does. */
const deviceOf = async (email: string): Promise<Headers> => {
  const response = await signIn(email)
  const cookie = response.headers.getSetCookie().find((one) => one.includes('-device-')) ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/Path=\/api\/users\/login/)
  return { cookie: cookie.split(';')[0] ?? '' }
}

describe('guesses at one account', () => {
  it('end after five from one address, in words that say so, and only there', async () => {
    const { email } = await makePerson(payload)
    const here = anyIp()
    for (let at = 0; at < 5; at += 1) expect(await guess(email, here)).toBe('401 wrongCredentials')
    // The right password as well: nobody learns that it was.
    const { status, body, headers } = await read(signIn(email, {}, here))
    expect(status).toBe(429)
    const wait = Number(headers.get('retry-after'))
    expect(wait).toBeGreaterThan(500)
    expect(wait).toBeLessThanOrEqual(600)
    expect(body).toMatchObject({
      errors: [
        {
          code: 'tooManyAttempts',
          message: 'Too many attempts. Please try again in 10 minutes.',
          data: { retryAfter: wait, minutes: 10 },
        },
      ],
    })
    expect(await enter(email)).toBe('200')
  })

  it('are counted alike for an account that is not there', async () => {
    const email = `${randomUUID()}@example.com`
    const here = anyIp()
    for (let at = 0; at < 5; at += 1) expect(await guess(email, here)).toBe('401 wrongCredentials')
    expect(await guess(email, here)).toBe('429 tooManyAttempts')
    expect(await guess(email)).toBe('401 wrongCredentials')
  })

  it('count an IPv6 network of 64 bits as one address', async () => {
    const email = `${randomUUID()}@example.com`
    const net = randomUUID().slice(0, 4)
    const from = (host: string) => ({ 'x-client-address': `2001:db8:${net}:7::${host}` })
    for (let at = 1; at <= 5; at += 1) expect(await guess(email, from(`${at}`))).toMatch(/^401/)
    expect(await guess(email, from('beef'))).toBe('429 tooManyAttempts')
  })
})

describe('guesses from many addresses', () => {
  it('keep nobody out where they signed in before, by address or by device', async () => {
    const { email } = await makePerson(payload)
    const office = anyIp()
    expect(await enter(email, office)).toBe('200')
    const device = await deviceOf(email)
    await attack(email)
    // Others take turns, with one guess each.
    const elsewhere = anyIp()
    expect(await guess(email, elsewhere)).toBe('401 wrongCredentials')
    expect(await guess(email)).toBe('429 tooManyAttempts')
    await endTurn(email)
    expect(await guess(email, elsewhere)).toBe('429 tooManyAttempts')
    // The owner does not wait, and a slip of the fingers is no harm.
    expect(await guess(email, office)).toBe('401 wrongCredentials')
    expect(await enter(email, office)).toBe('200')
    expect(await enter(email, { ...device, ...anyIp() })).toBe('200')
    // In a new place the right password needs a turn, no more.
    expect(await enter(email)).toBe('200')
  })

  it('keep a known device open though its own address is blocked', async () => {
    const { email } = await makePerson(payload)
    const device = await deviceOf(email)
    const shared = anyIp()
    for (let at = 0; at < 5; at += 1) await guess(email, shared)
    expect(await enter(email, shared)).toBe('429 tooManyAttempts')
    expect(await enter(email, { ...device, ...shared })).toBe('200')
  })

  it('end for a device as well, which is known to one account only', async () => {
    const { email } = await makePerson(payload)
    const other = `${randomUUID()}@example.com`
    const device = await deviceOf(email)
    for (let at = 0; at < 10; at += 1)
      expect(await guess(email, { ...device, ...anyIp() })).toBe('401 wrongCredentials')
    expect(await enter(email, { ...device, ...anyIp() })).toBe('429 tooManyAttempts')
    const here = { ...device, ...anyIp() }
    for (let at = 0; at < 5; at += 1) expect(await guess(other, here)).toMatch(/^401/)
    expect(await guess(other, here)).toBe('429 tooManyAttempts')
  })
})
