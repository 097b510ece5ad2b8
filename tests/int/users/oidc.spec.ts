import { describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { env } from '@/lib/env'
import { counterKey } from '@/operations/limits/limitersFor'
import { openAtProvider, sealAtProvider } from '@/operations/users/oidc/providerCookie'
import { rateLimiters } from '@/operations/users/rateLimiters'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { anyIp, cookieFor, makePerson, PASSWORD } from '../gate/people'
import { ask, codeOf } from '../gate/rest'
import { back, meIn, post, sessionsOf, suspend, toOf, useProvider, type Jar } from './oidcBrowser'

const { payload, provider, start, away, signIn, linked } = useProvider()

const REFUSED = '/login?sso=ssoRefused&to=%2Fdashboard'

describe('a linked account', () => {
  it('starts a session as a password does, and opens the page that was asked for', async () => {
    const person = await linked()
    const jar: Jar = new Map()
    const here = anyIp()
    const search = await away(jar, person.subject, '/tenders?page=2')
    const last = await lastAuditId()
    const answer = await back(jar, search, { ...here, 'user-agent': 'Firefox' })
    expect([answer.status, toOf(answer)]).toEqual([303, '/tenders?page=2'])
    expect(await meIn(jar)).toBe(person.id)
    const [session] = answer.headers.getSetCookie()
    expect(session).toMatch(/^payload-token=[^;]+;(?!.*Expires).*SameSite=Lax/)
    expect([...jar.keys()].filter((name) => name.includes('oidc'))).toEqual([])
    const events = (await auditSince(last)).filter(({ document }) => document === person.id)
    expect(events).toMatchObject([
      { action: 'signIn', user_id: person.id, details: { by: [null, 'provider'] } },
    ])
    const key = counterKey(person.email, here['x-client-address'])
    expect(await rateLimiters(payload()).hasReached('known-pair', key, 1)).toBe(true)
    expect(
      await select('select user_agent from session_devices where user_id = $1', [person.id]),
    ).toEqual([{ user_agent: 'Firefox' }])
  })

  it('is found by its subject, whatever address it has by now', async () => {
    const person = await linked()
    provider().add({ email: 'other@example.com', email_verified: false }, person.subject)
    expect(await signIn(person.subject)).toBe('/dashboard')
  })

  it('is still asked for the second factor of the account here', async () => {
    const person = await linked()
    await select(
      `insert into user_factors (user_id, kind, sealed, confirmed_at) values ($1, 'totp', 'x', now())`,
      [person.id],
    )
    const jar: Jar = new Map()
    expect(await signIn(person.subject, jar)).toBe('/login/step?with=code&to=%2Fdashboard')
    expect(await sessionsOf(person)).toEqual([])
    expect(await meIn(jar)).toBeNull()
    expect(jar.has('payload-step')).toBe(true)
  })

  it('keeps a passive user out', async () => {
    const person = await linked()
    await suspend(person)
    const last = await lastAuditId()
    expect(await signIn(person.subject)).toBe(REFUSED)
    expect(await sessionsOf(person)).toEqual([])
    expect((await auditSince(last)).map(({ action }) => action)).toEqual(['signInRefused'])
  })

  it('replaces whoever was signed in, who is not named for it', async () => {
    const [person, other] = [await linked(), await makePerson(payload(), allPermissions())]
    const [name = '', value = ''] = (await cookieFor(other)).split(/=(.*)/s)
    const jar: Jar = new Map([[name, value]])
    const last = await lastAuditId()
    expect(await signIn(person.subject, jar)).toBe('/dashboard')
    expect(await meIn(jar)).toBe(person.id)
    expect((await auditSince(last)).filter(({ user_id }) => user_id === other.id)).toEqual([])
  })

  it.each(['https://evil.example', '//evil.example', '/login', '/api/users/logout'])(
    'opens the root instead of %s',
    async (to) => {
      const person = await linked()
      expect(await signIn(person.subject, new Map(), to)).toBe('/')
    },
  )

  it('is asked which account after a sign-out', async () => {
    const person = await linked()
    const jar: Jar = new Map()
    expect(new URL(await start(jar)).searchParams.get('prompt')).toBeNull()
    await signIn(person.subject, jar)
    await post(jar, '/users/logout')
    expect(new URL(await start(jar)).searchParams.get('prompt')).toBe('select_account')
  })
})

describe('what the provider says', () => {
  /** Other claims under the old signature. */
  const rewrite = (token: unknown, more: object = {}) => {
    const [head = '', body = '', signature = ''] = String(token).split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const changed = Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url')
    return { head, changed, signature }
  }

  it('is refused with another subject under the old signature of the ID token', async () => {
    const [person, other] = [await linked(), await linked()]
    provider().tamperBy((route, body) => {
      if (route === 'userinfo') return { ...body, sub: other.subject }
      if (route !== 'token') return body
      const { head, changed, signature } = rewrite(body.id_token, { sub: other.subject })
      return { ...body, id_token: [head, changed, signature].join('.') }
    })
    expect(await signIn(person.subject)).toBe(REFUSED)
    expect([await sessionsOf(person), await sessionsOf(other)]).toEqual([[], []])
  })

  it('is refused without a signature', async () => {
    const person = await linked()
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    provider().tamperBy((route, body) => {
      if (route !== 'token') return body
      const { changed } = rewrite(body.id_token)
      return { ...body, id_token: `${none}.${changed}.` }
    })
    expect(await signIn(person.subject)).toBe(REFUSED)
  })

  it('is refused when the account is that of another subject', async () => {
    const [person, other] = [await linked(), await linked()]
    provider().tamperBy((route, body) =>
      route === 'userinfo' ? { ...body, sub: other.subject } : body,
    )
    expect(await signIn(person.subject)).toBe(REFUSED)
  })

  it('is a sentence on the sign-in page when it does not work, and passwords go on', async () => {
    const person = await linked()
    const jar: Jar = new Map()
    const search = await away(jar, person.subject)
    provider().setDown(true)
    expect(toOf(await back(jar, search))).toBe('/login?sso=ssoUnavailable&to=%2Fdashboard')
    // Not discovered yet, by this client.
    env.OIDC_CLIENT_ID = 'another'
    expect(await start(new Map())).toBe(
      `${env.SERVER_URL}/login?sso=ssoUnavailable&to=%2Fdashboard`,
    )
    const json = { email: person.email, password: PASSWORD }
    expect(await codeOf(ask('POST', '/users/login', { json, headers: anyIp() }))).toBe('200')
    provider().setDown(false)
    expect(await start(new Map())).toMatch(provider().issuer)
  })

  it('refuses what the person declined there', async () => {
    const jar: Jar = new Map()
    const state = new URL(await start(jar)).searchParams.get('state') ?? ''
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider().issuer })
    expect(toOf(await back(jar, `?${query}`))).toBe(REFUSED)
  })
})

describe('the way back', () => {
  const kept = (jar: Jar) => {
    const opened = openAtProvider(jar.get('payload-oidc'), new Date())
    if (!opened) throw new Error('No cookie')
    return opened
  }

  it.each([
    ['nonce', { nonce: 'x'.repeat(43) }],
    ['verifier', { verifier: 'x'.repeat(43) }],
    ['state', { state: 'x'.repeat(43) }],
  ])('is refused with another %s', async (_, other) => {
    const person = await linked()
    const jar: Jar = new Map()
    const search = await away(jar, person.subject)
    jar.set('payload-oidc', sealAtProvider({ ...kept(jar), ...other }, new Date()).token)
    expect(toOf(await back(jar, search))).toBe(REFUSED)
    expect(await sessionsOf(person)).toEqual([])
  })

  it('is refused from another issuer', async () => {
    const person = await linked()
    const jar: Jar = new Map()
    const query = new URLSearchParams(await away(jar, person.subject))
    query.set('iss', 'https://evil.example')
    expect(toOf(await back(jar, `?${query}`))).toBe(REFUSED)
  })

  it('is refused without a cookie, with one of another browser, an old and a changed one', async () => {
    const person = await linked()
    const search = await away(new Map(), person.subject)
    expect(toOf(await back(new Map(), search))).toBe('/login?sso=ssoRefused')
    const other: Jar = new Map()
    await start(other)
    expect(toOf(await back(other, search))).toBe(REFUSED)
    const jar: Jar = new Map()
    const own = await away(jar, person.subject)
    const token = jar.get('payload-oidc') ?? ''
    const old = sealAtProvider(kept(jar), new Date(Date.now() - 11 * 60_000)).token
    for (const wrong of [old, `${token.slice(0, -2)}xx`, 'v1.x.y.z', '%%'])
      expect(toOf(await back(new Map([['payload-oidc', wrong]]), own))).toBe(
        '/login?sso=ssoRefused',
      )
    expect(await sessionsOf(person)).toEqual([])
    expect(toOf(await back(jar, own))).toBe('/dashboard')
  })

  it('is open once, also to several at the same time', async () => {
    const person = await linked()
    const jar: Jar = new Map()
    const search = await away(jar, person.subject)
    const copies = Array.from({ length: 4 }, () => new Map(jar))
    const ends = await Promise.all(copies.map(async (copy) => toOf(await back(copy, search))))
    expect(ends.sort()).toEqual(['/dashboard', REFUSED, REFUSED, REFUSED])
    expect(toOf(await back(jar, search))).toBe(REFUSED)
  })

  it('takes no code twice, nor that of another sign-in', async () => {
    const [person, other] = [await linked(), await linked()]
    const [jar, second]: [Jar, Jar] = [new Map(), new Map()]
    const search = await away(jar, person.subject)
    await away(second, other.subject)
    expect(toOf(await back(jar, search))).toBe('/dashboard')
    const stolen = new URLSearchParams(search)
    stolen.set('state', kept(second).state)
    expect(toOf(await back(second, `?${stolen}`))).toBe(REFUSED)
    expect(await sessionsOf(other)).toEqual([])
  })

  it('does not exist without a provider, nor for programs', async () => {
    Object.assign(env, { OIDC_ISSUER: undefined })
    expect(await codeOf(ask('GET', '/users/oidc/start'))).toBe('404 notFound')
    expect(await codeOf(ask('GET', '/users/oidc/callback?code=x&state=y'))).toBe('404 notFound')
  })
})
