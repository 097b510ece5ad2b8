import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { meIn, sessionsOf, useProvider, type Jar } from './oidcBrowser'

const { provider, start, signIn, linked } = useProvider()

const REFUSED = '/login?sso=ssoRefused&to=%2Fdashboard'
const away = () => `${env.SERVER_URL}/login?sso=ssoUnavailable&to=%2Fdashboard`
const DISCOVERY = '/.well-known/openid-configuration'
const MINUTE_MS = 60_000

/** A client of which nothing is known yet. */
const newClient = () => Object.assign(env, { OIDC_CLIENT_ID: randomUUID() })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an ID token that the provider has signed', () => {
  type Claims = Record<string, unknown>
  const resign = (change: (claims: Claims) => object) =>
    provider().tamperBy((route, body) =>
      route === 'token' ? { ...body, id_token: provider().resigned(body.id_token, change) } : body,
    )
  const now = () => Math.floor(Date.now() / 1000)

  it('counts whoever has put it together: what follows is refused for its claims', async () => {
    const person = await linked()
    resign((claims) => ({ ...claims, iat: now() - 1, extra: 'x' }))
    const jar: Jar = new Map()
    expect(await signIn(person.subject, jar)).toBe('/dashboard')
    expect(await meIn(jar)).toBe(person.id)
  })

  it.each<[string, (claims: Claims) => object]>([
    ['of another audience', (claims) => ({ ...claims, aud: 'another' })],
    ['of several audiences without this one', (claims) => ({ ...claims, aud: ['a', 'b'] })],
    ['of no audience', ({ aud: _, ...claims }) => claims],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['of no issuer', ({ iss: _, ...claims }) => claims],
    ['that is over', (claims) => ({ ...claims, iat: now() - 7200, exp: now() - 3600 })],
    ['without an end', ({ exp: _, ...claims }) => claims],
    ['that does not count yet', (claims) => ({ ...claims, nbf: now() + 3600 })],
    ['of another nonce', (claims) => ({ ...claims, nonce: 'x'.repeat(43) })],
    ['without a nonce', ({ nonce: _, ...claims }) => claims],
  ])('is refused: one %s', async (_, change) => {
    const person = await linked()
    resign(change)
    const jar: Jar = new Map()
    const last = await lastAuditId()
    expect(await signIn(person.subject, jar)).toBe(REFUSED)
    expect([await meIn(jar), await sessionsOf(person)]).toEqual([null, []])
    expect((await auditSince(last)).filter(({ action }) => action === 'signIn')).toEqual([])
  })
})

it('hands tokens to the server alone, which stores them nowhere', async () => {
  const person = await linked()
  const tokens: string[] = []
  provider().tamperBy((route, body) => {
    if (route === 'token') tokens.push(String(body.access_token), String(body.id_token))
    return body
  })
  const jar: Jar = new Map()
  expect(await signIn(person.subject, jar)).toBe('/dashboard')
  expect(tokens).toHaveLength(2)
  for (const token of tokens) expect(token.length).toBeGreaterThan(40)
  expect([...jar.values()].filter((value) => tokens.includes(value))).toEqual([])
  const tables = await select<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  // The subject is stored: what is looked for would be found.
  const places = async (texts: string[]) => {
    const found: string[] = []
    for (const { name } of tables) {
      const [hit] = await select(
        `select 1 from ${name} t where exists
           (select 1 from unnest($1::text[]) as s where strpos(to_jsonb(t)::text, s) > 0) limit 1`,
        [texts],
      )
      if (hit) found.push(name)
    }
    return found
  }
  expect(await places([person.subject])).toContain('public.user_identities')
  expect(await places(tokens)).toEqual([])
})

describe('what the provider says of itself', () => {
  it('is believed only under the issuer that is configured', async () => {
    provider().tamperBy((route, body) =>
      route === 'discovery' ? { ...body, issuer: 'https://evil.example' } : body,
    )
    newClient()
    expect(await start(new Map())).toBe(away())
    provider().tamperBy(null)
    expect(await start(new Map())).toMatch(provider().issuer)
  })

  it('is asked for once an hour, by several at once too', async () => {
    newClient()
    const before = provider().askedFor(DISCOVERY)
    const asked = () => provider().askedFor(DISCOVERY) - before
    const ways = await Promise.all([1, 2, 3].map(() => start(new Map())))
    for (const way of ways) expect(way).toMatch(provider().issuer)
    expect(asked()).toBe(1)
    const at = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: at + 59 * MINUTE_MS })
    expect(await start(new Map())).toMatch(provider().issuer)
    expect(asked()).toBe(1)
    vi.setSystemTime(at + 61 * MINUTE_MS)
    expect(await start(new Map())).toMatch(provider().issuer)
    expect(asked()).toBe(2)
  })

  it.each(['silent', 'unfinished'] as const)(
    'is not waited for beyond five seconds, when it is %s',
    async (how) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      const limits: number[] = []
      // The same limits, a hundred times as fast.
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        limits.push(ms)
        return timeout(ms / 100)
      })
      newClient()
      provider().setHanging(how)
      expect(await start(new Map())).toBe(away())
      expect(limits).toEqual([5_000])
      provider().setHanging(null)
      expect(await start(new Map())).toMatch(provider().issuer)
    },
  )
})
