import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withClient } from '../../scripts/lib/database.mjs'
import { startEmbeddedPostgres } from '../../scripts/lib/embeddedPostgres.mjs'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { allScopes } from '../../src/access/roles/scopes.ts'
import { openSession } from '../../tests/helpers/member.ts'
import { startServer, TEST_ADMIN } from '../../tests/helpers/startServer.ts'
import { createTemplate } from '../../tests/helpers/templateDatabase.ts'

const DATABASE = 'bench'

/** As a server of our own is set up, and able to say how many statements it was sent. */
const SETTINGS = [
  'shared_preload_libraries=pg_stat_statements',
  'shared_buffers=512MB',
  'effective_cache_size=2GB',
  'random_page_cost=1.1',
  'max_wal_size=4GB',
]

/**
 * A PostgreSQL of its own in a temporary folder, with every migration and the first administrator.
 *
 * @returns {Promise<{ url: string, urlOf: (name: string) => string, pid: () => number | undefined, stop: () => Promise<void> }>}
 */
export const startDatabase = async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'backoffice-bench-'))
  const server = await startEmbeddedPostgres({ home, settings: SETTINGS, temporary: true })
  const { email, password } = TEST_ADMIN
  await createTemplate({
    server,
    name: DATABASE,
    bootstrap: true,
    env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  })
  const url = server.urlOf(DATABASE)
  await withClient(url, (client) => client.query('create extension pg_stat_statements'))
  return { url, ...server }
}

/** The headers of a signed-in administrator. */
export const signedInHeaders = ({ url }) =>
  withClient(url, async (client) => {
    const query = async (statement, values) => (await client.query(statement, values)).rows
    const { name, value } = await openSession(query, { id: 1, email: TEST_ADMIN.email })
    return { cookie: `${name}=${value}`, 'sec-fetch-site': 'same-origin' }
  })

/**
 * The production build, as `npm start` runs it.
 *
 * @param {{ database: Awaited<ReturnType<typeof startDatabase>>, env?: Record<string, string> }} options
 */
export const startProduct = async ({ database, env }) => {
  const app = await startServer({ server: database, database: DATABASE, env })
  const headers = await signedInHeaders(database)
  return { ...app, name: 'product', port: Number(new URL(app.url).port), headers }
}

/** As many requests as a program may have under way at once (`src/gate/quota`). */
const AT_ONCE = 4

/**
 * The same server, asked with keys of programs of the administrator's role and every scope: each
 * takes four of the callers, and the limits of a minute are lifted.
 *
 * @param {{ product: Awaited<ReturnType<typeof startProduct>>, database: Awaited<ReturnType<typeof startDatabase>>, callers: number }} options
 */
export const withKeys = async ({ product, database, callers }) => {
  const keys = []
  for (let made = 0; made < callers / AT_ONCE; made += 1) {
    const answer = await fetch(`${product.url}/api/api-clients`, {
      method: 'POST',
      headers: { ...product.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Bench ${made}`, role: 1, scopes: allScopes() }),
    })
    const { doc, key } = await answer.json()
    if (!key) throw new Error(`No program was made: ${answer.status}`)
    await withClient(database.url, (client) =>
      client.query(
        `insert into rate_limits (key, points, expire)
          select name || ':' || $1, -1000000000, 9000000000000
            from unnest(array['client-request', 'client-change']) name`,
        [doc.id],
      ),
    )
    keys.push(key)
  }
  const headersOf = (caller) => ({ authorization: `Bearer ${keys[caller % keys.length]}` })
  return { ...product, name: 'key', headersOf, headers: headersOf(0), stop: async () => {} }
}

/** The hand-written floor beside it, on the same database. */
export const startFloor = async ({ database }) => {
  const port = await freePort()
  const token = randomBytes(32).toString('hex')
  const child = fork(inRoot('bench/floor.mjs'), {
    execArgv: [],
    env: { ...process.env, PORT: port, TOKEN: token, DATABASE_URL: database.url },
  })
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('The floor ended by itself')))
  })
  const stop = async () => void child.kill()
  return { name: 'floor', pid: child.pid, port, headers: { authorization: token }, stop }
}

/**
 * Statements the database was sent since the last time it was asked, without those of jobs.
 *
 * @param {string} url
 */
export const countStatements = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
       where query !~* 'pgboss|pg_stat_statements|^(listen|set )'`,
    )
    await client.query('select pg_stat_statements_reset()')
    return rows[0].calls
  })
