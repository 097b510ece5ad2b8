import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { env } from '@/lib/env'
import { select } from '../../factories/database'
import { CLIENT, startProvider, type Claims, type OidcServer } from '../../factories/oidcServer'
import { anyIp, makePerson, type Person } from '../gate/people'
import { ask, read, startPayload } from '../gate/rest'

export const CARDS: Permission[] = [{ subject: 'stock-cards', actions: ['read'] }]

/** The cookies of a browser between requests. */
export type Jar = Map<string, string>

const keep = (jar: Jar, response: Response) => {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}
const cookieIn = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** A page that a browser opens by a link or a redirect: without an origin. */
export const get = async (jar: Jar, path: string, headers: Record<string, string> = anyIp()) => {
  const cookie = cookieIn(jar)
  const response = await ask('GET', path, {
    ...(cookie && { cookie }),
    headers: { origin: '', 'sec-fetch-site': 'cross-site', ...headers },
  })
  keep(jar, response)
  return response
}
export const post = async (jar: Jar, path: string, json: object = {}, headers = anyIp()) => {
  const response = await ask('POST', path, { cookie: cookieIn(jar), json, headers })
  keep(jar, response)
  return response
}

/** Where an answer sends the browser, without the address of the installation. */
export const toOf = (response: Response) =>
  (response.headers.get('location') ?? '').replace(env.SERVER_URL, '')

export const back = (jar: Jar, search: string, headers?: Record<string, string>) =>
  get(jar, `/users/oidc/callback${search}`, headers)

export const meIn = async (jar: Jar) => {
  const answer = await read(ask('GET', '/users/me', { cookie: cookieIn(jar) }))
  return (answer.body?.user as { id: number } | null)?.id ?? null
}

export const verified = ({ email }: Pick<Person, 'email'>, more: Claims = {}): Claims => ({
  email,
  email_verified: true,
  ...more,
})

export const sessionsOf = ({ id }: Pick<Person, 'id'>) =>
  select('select id from users_sessions where _parent_id = $1', [id])

export const nameOfRole = async ({ roleId }: Person) =>
  (await select<{ name: string }>('select name from roles where id = $1', [roleId]))[0]?.name ?? ''

export const suspend = ({ id }: Pick<Person, 'id'>) =>
  select(
    `with flag as materialized (select set_config('app.user_writer', 'on', true)),
       ended as (delete from users_sessions where _parent_id = $1)
     update users set status = 'passive' from flag where id = $1`,
    [id],
  )

/**
 * A provider for the tests of a file, and browsers that sign in by it. `env` is as before after each.
 */
export const useProvider = () => {
  const before = { ...env }
  let payload: Payload
  let provider: OidcServer
  beforeAll(async () => {
    payload = await startPayload()
    provider = await startProvider()
    // Somebody has to be able to manage users.
    await makePerson(payload, allPermissions())
  })
  beforeEach(() => {
    Object.assign(env, {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    })
  })
  afterEach(() => {
    const none = { OIDC_ISSUER: undefined, OIDC_CLIENT_ID: undefined }
    Object.assign(env, { ...none, OIDC_CLIENT_SECRET: undefined, OIDC_MAX_ROLE: undefined }, before)
    provider.tamperBy(null)
    provider.setDown(false)
    provider.setHanging(null)
    provider.setSignedInAgo(0)
  })
  afterAll(() => provider.stop())

  const start = async (jar: Jar, to = '/dashboard') =>
    (await get(jar, `/users/oidc/start?${new URLSearchParams({ to })}`)).headers.get('location') ??
    ''
  /** To the provider and back: the query of the callback. */
  const away = async (jar: Jar, subject: string, to?: string) =>
    (await provider.visit(await start(jar, to), subject)).search
  return {
    payload: () => payload,
    provider: () => provider,
    start,
    away,
    /** The whole way of one browser; where it ends. */
    signIn: async (subject: string, jar: Jar = new Map(), to?: string) =>
      toOf(await back(jar, await away(jar, subject, to))),
    /** A user with a linked account at the provider. */
    linked: async (permissions = CARDS, claims: Claims = {}) => {
      const person = await makePerson(payload, permissions)
      const subject = provider.add(verified(person, claims))
      await select('insert into user_identities (user_id, issuer, subject) values ($1, $2, $3)', [
        person.id,
        provider.issuer,
        subject,
      ])
      return { ...person, subject }
    },
  }
}
