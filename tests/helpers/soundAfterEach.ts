import pg from 'pg'
import { afterEach, expect } from 'vitest'
import { invariantsStatement, type Broken } from '@/database/invariants'

// One connection per worker: setup files run again for each test file.
const KEY = Symbol.for('backoffice.test.invariants')
type Watch = { client: Promise<pg.Client>; seen: string }
const worker = globalThis as { [KEY]?: Watch }

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * The set of finished transactions that wrote something changes with every write of the server, so
 * equal means that nothing was written since; then the rules, a subquery, are not asked at all.
 */
const STATEMENT = `
  select pg_current_snapshot()::text as seen,
    case when pg_current_snapshot()::text <> $1 then (${invariantsStatement()}) end as broken`

/** What is broken now, in one round trip; nothing when nothing was written since the last look. */
const look = async (): Promise<Broken> => {
  const watch = (worker[KEY] ??= { client: connect(), seen: '' })
  const client = await watch.client
  const query = { name: 'invariants', text: STATEMENT, values: [watch.seen] }
  const { rows } = await client.query<{ seen: string; broken: Broken | null }>(query)
  watch.seen = rows[0]?.seen ?? ''
  return rows[0]?.broken ?? {}
}

/**
 * After every test that wrote something, the database holds nothing that must not be. A test that
 * breaks a rule on purpose, by SQL, mends it before it ends and says so.
 */
afterEach(async () => {
  expect(await look()).toEqual({})
})
