import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { allPermissions } from '@/access/buildAbility'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { CLIENT, startProvider } from '../factories/oidcServer'
import { insertMember, insertRole, type Query } from '../helpers/member'
import { TEST_ADMIN } from '../helpers/startServer'
import { expect, test } from './support/test'
import { newDatabase, startBeside } from './support/instances'

/**
 * OIDC_ONLY with several workers: what a browser began at one of them ends at another, once. Without a
 * browser, as only the log says which worker has answered.
 */

const connect = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  const query: Query = async (statement, values) => (await client.query(statement, values)).rows
  return { query, end: () => client.end() }
}

const open = async () => {
  const port = Number(await freePort())
  const provider = await startProvider(`http://localhost:${port}`)
  const database = await newDatabase()
  const served = new URL(process.env.E2E_DATABASE_URL ?? '')
  const { query, end } = await connect(Object.assign(served, { pathname: `/${database}` }).href)
  const tag = randomUUID().slice(0, 8)
  const roleId = await insertRole(query, { name: `Rol ${tag}`, permissions: allPermissions() })
  const email = `${tag}@example.com`
  const id = await insertMember(query, { name: tag, email, password: 'x', roleId })
  const subject = provider.add({ email, email_verified: true })
  await query('insert into user_identities (user_id, issuer, subject) values ($1, $2, $3)', [
    ...[id, provider.issuer, subject],
  ])
  // Else the instance does not start.
  await query(
    `insert into user_factors (user_id, kind, sealed, confirmed_at)
     select id, 'totp', 'x', now() from users where email = $1`,
    [TEST_ADMIN.email],
  )
  await query(
    `with flag as materialized (select set_config('app.user_writer', 'on', true))
     update users set break_glass = true from flag where email = $1`,
    [TEST_ADMIN.email],
  )
  const app = await startBeside({
    ...{ port, database },
    env: {
      ...{ WORKERS: '2', LOG_LEVEL: 'info', OIDC_ONLY: 'on' },
      ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id },
      ...{ OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_LABEL: 'Kimlik' },
    },
  })
  const stop = async () => {
    await end()
    await app.stop()
    await provider.stop()
  }
  return { app, provider, subject, id, query, stop }
}
type Place = Awaited<ReturnType<typeof open>>
type Jar = Map<string, string>

/** The process that has answered a request, by the log of them. */
const workerOf = (output: string, id: string): string =>
  output
    .split('\n')
    .find((line) => line.includes(`"request":"${id}"`) && line.includes('"path"'))
    ?.match(/"pid":(\d+)/)?.[1] ?? ''

/** A request on a connection of its own, so that any worker may get it; the browser keeps its cookies. */
const ask = async ({ app }: Place, jar: Jar, path: string, more: RequestInit = {}) => {
  const response = await fetch(`${app.url}/api/users/${path}`, {
    redirect: 'manual',
    ...more,
    headers: {
      connection: 'close',
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      ...(more.method === 'POST' && { 'content-type': 'application/json', origin: app.url }),
    },
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  await response.arrayBuffer()
  const id = response.headers.get('x-request-id') ?? ''
  const worker = () => workerOf(app.output(), id)
  await expect.poll(worker, { message: path }).not.toBe('')
  const to = (response.headers.get('location') ?? '').replace(app.url, '')
  return { status: response.status, to, worker: worker() }
}

/** From one worker to the provider; what it sends back. */
const away = async (place: Place, jar: Jar, path: string) => {
  const { to, worker } = await ask(place, jar, path)
  const { search } = await place.provider.visit(to, place.subject)
  return { worker, back: `oidc/callback${search}` }
}

/**
 * Goes to the provider and back until another worker has answered the way back.
 * @returns what the browser had before the way back, and that way
 */
const throughBoth = async (place: Place, jar: Jar, path: string, end: string) => {
  for (let tries = 0; tries < 12; tries += 1) {
    const { worker, back } = await away(place, jar, path)
    const kept = new Map(jar)
    const answer = await ask(place, jar, back)
    expect([answer.status, answer.to]).toEqual([303, end])
    if (answer.worker !== worker) return { kept, back }
  }
  throw new Error('One worker has answered everything')
}

const REFUSED = /sso=ssoRefused/

test('AU11 with several workers a way to the provider ends at another one, and once', async () => {
  const place = await open()
  const sessions = async () =>
    (await place.query('select id from users_sessions where _parent_id = $1', [place.id])).length
  const jar: Jar = new Map()
  const confirmed = async () =>
    (await ask(place, jar, 'factor/begin', { method: 'POST', body: '{}' })).status
  try {
    await test.step('signing in', async () => {
      const { kept, back } = await throughBoth(place, jar, 'oidc/start?to=%2Ftoday', '/today')
      const open = await sessions()
      const again = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(place, new Map(kept), back)))
      for (const { to } of again) expect(to).toMatch(REFUSED)
      expect(await sessions()).toBe(open)
    })

    await test.step('of several returns at once one counts, whichever workers get them', async () => {
      const other: Jar = new Map()
      const before = await sessions()
      const { back } = await away(place, other, 'oidc/start?to=%2Ftoday')
      const ends = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(place, new Map(other), back)))
      expect(ends.filter(({ to }) => to === '/today')).toHaveLength(1)
      expect(ends.filter(({ to }) => REFUSED.test(to))).toHaveLength(5)
      expect(await sessions()).toBe(before + 1)
    })

    await test.step('confirming who one is', async () => {
      await place.query(
        `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
        [place.id],
      )
      expect(await confirmed()).toBe(403)
      const end = '/pages/account-settings/confirmed'
      // Opened by hand, it does not claim what did not happen.
      expect((await ask(place, jar, `../..${end}`)).status).toBe(404)
      const { kept, back } = await throughBoth(place, jar, 'oidc/confirm', end)
      expect(await confirmed()).toBe(200)
      await place.query('update session_devices set confirmed_at = null where user_id = $1', [
        place.id,
      ])
      expect((await ask(place, new Map(kept), back)).to).toMatch(REFUSED)
      expect(await confirmed()).toBe(403)
    })
  } finally {
    await place.stop()
  }
})
