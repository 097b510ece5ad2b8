import { describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import { select } from '../../factories/database'
import { anyIp, cookieFor, makePerson, type Person } from '../gate/people'
import { ask, codeOf, read } from '../gate/rest'
import { closePasswords } from './emergency'
import { enrol } from './enrol'
import {
  back,
  CARDS,
  get,
  meIn,
  post,
  sessionsOf,
  suspend,
  toOf,
  useProvider,
  verified,
  type Jar,
} from './oidcBrowser'

const { payload, provider, away: awayToSignIn, signIn, linked } = useProvider()

const DONE = '/pages/account-settings/confirmed'
const REFUSED = `${DONE}?sso=ssoRefused`
const AGED = '403 confirmItsYou'

/** Somebody who signed in by the provider eleven minutes ago, and their browser. */
const signedIn = async () => {
  const person = await linked()
  const jar: Jar = new Map()
  await signIn(person.subject, jar)
  await growOld(person)
  return { person, jar }
}
const growOld = ({ id }: Pick<Person, 'id'>) =>
  select(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [id],
  )
/** A page of ours opens the window. */
const begin = async (jar: Jar, headers: Record<string, string> = {}) =>
  get(jar, '/users/oidc/confirm', { ...anyIp(), 'sec-fetch-site': 'same-origin', ...headers })
const there = async (jar: Jar, subject: string, change: (url: URL) => void = () => {}) => {
  const url = new URL((await begin(jar)).headers.get('location') ?? '')
  change(url)
  return (await provider().visit(url.href, subject)).search
}
/** Something that asks for a confirmed session. */
const act = (jar: Jar) => codeOf(post(jar, '/users/factor/begin'))

it('confirms the session by a new sign-in of the same person at the provider', async () => {
  const { person, jar } = await signedIn()
  expect(await act(jar)).toBe(AGED)
  const answer = await begin(jar)
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0'])
  expect(answer.headers.getSetCookie().join()).toMatch(/payload-oidc=v1\.[^;]+;.*HttpOnly/)
  const search = await there(jar, person.subject)
  const before = jar.get('payload-token')
  const end = await back(jar, search)
  expect([end.status, toOf(end)]).toEqual([303, DONE])
  expect([jar.get('payload-token'), jar.has('payload-oidc')]).toEqual([before, false])
  expect(await meIn(jar)).toBe(person.id)
  expect(await sessionsOf(person)).toHaveLength(1)
  expect(await act(jar)).toBe('200')
})

it('confirms no other session of the same user', async () => {
  const { person, jar } = await signedIn()
  const other: Jar = new Map()
  await signIn(person.subject, other)
  await growOld(person)
  expect(toOf(await back(jar, await there(jar, person.subject)))).toBe(DONE)
  expect([await act(other), await act(jar)]).toEqual([AGED, '200'])
})

describe('does not confirm', () => {
  it.each<[string, () => Promise<string>]>([
    ['another user', async () => (await linked()).subject],
    ['somebody whom nobody here has linked', async () => provider().add({ name: 'X' })],
    [
      'an account of the same address',
      async () => provider().add(verified(await makePerson(payload(), CARDS))),
    ],
  ])('by %s', async (_, other) => {
    const { person, jar } = await signedIn()
    expect(toOf(await back(jar, await there(jar, await other())))).toBe(REFUSED)
    expect([await act(jar), await meIn(jar)]).toEqual([AGED, person.id])
  })

  it('by a sign-in there that is older than a minute', async () => {
    const { person, jar } = await signedIn()
    provider().setSignedInAgo(120)
    // As by a provider that takes no notice of what it is asked.
    const search = await there(jar, person.subject, (url) => {
      url.searchParams.delete('prompt')
      url.searchParams.delete('max_age')
    })
    expect(toOf(await back(jar, search))).toBe(REFUSED)
    expect(await act(jar)).toBe(AGED)
    provider().setSignedInAgo(30)
    const later = await there(jar, person.subject, (url) => {
      url.searchParams.delete('prompt')
      url.searchParams.delete('max_age')
    })
    expect(toOf(await back(jar, later))).toBe(DONE)
  })

  it('twice, nor by several returns at once, nor in a browser without its cookie', async () => {
    const { person, jar } = await signedIn()
    const search = await there(jar, person.subject)
    const kept = new Map(jar)
    expect(toOf(await back(new Map(), search))).toMatch(/^\/login\?sso=ssoRefused/)
    const ends = await Promise.all([1, 2, 3].map(() => back(new Map(kept), search)))
    expect(ends.map(toOf).toSorted()).toEqual([DONE, REFUSED, REFUSED])
    await growOld(person)
    await select(`update session_devices set confirmed_at = null where user_id = $1`, [person.id])
    expect(toOf(await back(new Map(kept), search))).toBe(REFUSED)
    expect(await act(jar)).toBe(AGED)
  })

  it('with the state of another session, or of a sign-in', async () => {
    const [mine, other] = [await signedIn(), await signedIn()]
    await begin(mine.jar)
    const search = await there(other.jar, mine.person.subject)
    expect(toOf(await back(mine.jar, search))).toBe(REFUSED)
    // What began as a sign-in signs in, and confirms nothing of the session of before.
    const old = `${mine.jar.get('payload-token')}`
    expect(toOf(await back(mine.jar, await awayToSignIn(mine.jar, mine.person.subject)))).toBe(
      '/dashboard',
    )
    expect(await act(new Map([['payload-token', old]]))).toBe(AGED)
  })

  it('a session that has ended, a user who was suspended, or who has a second factor by now', async () => {
    const [over, gone, secured] = [await signedIn(), await signedIn(), await signedIn()]
    const searches = [
      await there(over.jar, over.person.subject),
      await there(gone.jar, gone.person.subject),
      await there(secured.jar, secured.person.subject),
    ]
    await post(over.jar, '/users/logout')
    await suspend(gone.person)
    await enrol(secured.person)
    expect(toOf(await back(over.jar, searches[0] ?? ''))).toBe(REFUSED)
    expect(toOf(await back(gone.jar, searches[1] ?? ''))).toBe(REFUSED)
    expect(toOf(await back(secured.jar, searches[2] ?? ''))).toBe(REFUSED)
    expect(await act(secured.jar)).toBe(AGED)
  })

  it('what a link of another site, nobody, or a user without a link has begun', async () => {
    const { jar } = await signedIn()
    expect(await codeOf(begin(jar, { 'sec-fetch-site': 'cross-site' }))).toBe('401 signInFirst')
    expect(await codeOf(begin(new Map()))).toBe('401 signInFirst')
    const [name = '', value = ''] = (await cookieFor(await makePerson(payload()))).split(/=(.*)/s)
    expect(await codeOf(begin(new Map([[name, value]])))).toBe(AGED)
  })

  it('while the provider is away, and says so', async () => {
    const { person, jar } = await signedIn()
    const search = await there(jar, person.subject)
    provider().setDown(true)
    expect(toOf(await back(jar, search))).toBe(`${DONE}?sso=ssoUnavailable`)
    Object.assign(env, { OIDC_ISSUER: undefined })
    expect((await begin(jar)).status).toBe(404)
  })
})

describe('the methods that are asked for', () => {
  const methodsOf = async (cookie: string) => {
    const { body } = await read(ask('POST', '/users/factor/begin', { cookie, json: {} }))
    const [error] = (body?.errors ?? []) as { data?: { methods?: string[] } }[]
    return error?.data?.methods
  }
  const aged = async (person: Person) => {
    const cookie = await cookieFor(person)
    await growOld(person)
    return cookie
  }

  it('have the provider for a linked account, and the password while it signs in', async () => {
    const cookie = await aged(await linked())
    expect(await methodsOf(cookie)).toEqual(['provider', 'password'])
    closePasswords()
    expect(await methodsOf(cookie)).toEqual(['provider'])
    const json = { password: 'uzun bir parola 1' }
    expect(await codeOf(ask('POST', '/users/confirm', { cookie, json }))).toBe(AGED)
  })

  it('have the factors alone where there are any, and the password without a link', async () => {
    const secured = await linked()
    await enrol(secured)
    closePasswords()
    expect(await methodsOf(await aged(secured))).toEqual(['code', 'recovery'])
    expect(await methodsOf(await aged(await makePerson(payload())))).toEqual(['password'])
    const before = await linked()
    Object.assign(env, { OIDC_ONLY: false, OIDC_ISSUER: 'https://other.example.com' })
    expect(await methodsOf(await aged(before))).toEqual(['password'])
  })
})
