import pg from 'pg'
import { afterAll, afterEach, expect } from 'vitest'
import { INVARIANTS, invariantsStatement, NUMBER_CHECKS, type Broken } from '@/database/invariants'

// One connection per worker: setup files run again for each test file.
const KEY = Symbol.for('backoffice.test.invariants')
type Watch = { client: pg.Client; statement: string; seen: string }
const worker = globalThis as { [KEY]?: Promise<Watch> }

/**
 * The rule about every table queries the catalogue for the tables and plans a statement for each:
 * two fifths of the total time. In tests the tables do not change, so their statements are
 * generated once.
 */
const preparedRules = async (client: pg.Client) => {
  type Check = { table_name: string; statement: string }
  const { rows } = await client.query<Check>(NUMBER_CHECKS)
  const each = rows.map(
    ({ table_name, statement }) =>
      `select '${table_name}' as table_name, rows from (${statement}) t`,
  )
  const sql = `select * from (${each.join(' union all ')}) n where rows > 0`
  return INVARIANTS.map((rule) => (rule.sql.includes(NUMBER_CHECKS) ? { ...rule, sql } : rule))
}

/**
 * The snapshot of finished transactions changes with every write on the server, so an equal one
 * means that nothing was written since; then the rules, in a subquery, are not evaluated.
 */
const startWatch = async (): Promise<Watch> => {
  // Planning all rules takes as long as evaluating them, so they are planned once.
  const options = '-c plan_cache_mode=force_generic_plan'
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, options })
  client.on('error', () => {})
  await client.connect()
  const rules = invariantsStatement(await preparedRules(client))
  const statement = `
    select pg_current_snapshot()::text as seen,
      case when pg_current_snapshot()::text <> $1 then (${rules}) end as broken`
  return { client, statement, seen: '' }
}

/** The violations now, in one round trip; empty if nothing was written since the last check. */
const look = async (): Promise<Broken> => {
  const watch = await (worker[KEY] ??= startWatch())
  const query = { name: 'invariants', text: watch.statement, values: [watch.seen] }
  const { rows } = await watch.client.query<{ seen: string; broken: Broken | null }>(query)
  watch.seen = rows[0]?.seen ?? ''
  return rows[0]?.broken ?? {}
}

/** A check takes a tenth of a second, and there would be thousands of them. */
const TESTS_BETWEEN = 12

let since: string[] = []
const expectSound = async () => {
  const tests = since
  since = []
  expect(await look(), `broken by one of: ${tests.join(' · ')}`).toEqual({})
}

/**
 * Checks the invariants of the database after every twelfth test and after the last one of a file.
 * A test that violates a rule on purpose, by SQL, repairs that before it ends, and says so.
 */
afterEach(async ({ task }) => {
  since.push(task.name)
  if (since.length >= TESTS_BETWEEN) await expectSound()
})
afterAll(expectSound)
