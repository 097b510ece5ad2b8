import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { adoptFormer, UnsuitableDatabase } from '@/database/adoptFormer'
import { FORMER_MIGRATIONS } from '@/database/formerMigrations'
import { migrations } from '@/database/migrations'
import { compiled } from '../../../scripts/lib/compile.mjs'
import { isPrepared, withClient } from '../../../scripts/lib/database.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { schemaDigest } from '../../helpers/schemaDigest'
import {
  asOwner,
  asProgram,
  cloneDatabase,
  dropDatabase,
  execute,
  testEnv,
} from '../../helpers/templateDatabase'

/**
 * A database as version 0.1.0 left it. The baseline is its schema, so only the names of migrations
 * differ: those that 0.1.0 knew instead of the baseline. Later ones have run in the copied schema.
 */
const NAME = 'backoffice_test_former'
const server = {
  urlOf: (database: string) =>
    Object.assign(new URL(process.env.TEST_SUPERUSER_URL as string), { pathname: `/${database}` })
      .href,
  stop: async () => {},
}
const url = server.urlOf(NAME)
const urls = { url: asProgram(url), ownerUrl: asOwner(url) }
const BASELINE = '0001_baseline'
const FORMER = [
  ...FORMER_MIGRATIONS,
  ...migrations.map(({ name }) => name).filter((name) => name !== BASELINE),
]

const ask = <T = Record<string, unknown>>(statement: string): Promise<T[]> =>
  withClient(url, async (client: pg.Client) => (await client.query(statement)).rows as T[])

const recorded = async () =>
  (await ask<{ name: string }>('select name from payload_migrations order by id')).map(
    ({ name }) => name,
  )
/** Schema and rows, of which an adoption changes nothing. */
const content = async () => ({
  schema: await schemaDigest(ask),
  roles: await ask('select * from roles'),
  migrations: await ask(`select * from payload_migrations where name <> '${BASELINE}' order by id`),
})

const setRecorded = (names: readonly string[], batch = 1) =>
  execute(
    url,
    'truncate payload_migrations',
    ...names.map(
      (name) => `insert into payload_migrations (name, batch) values ('${name}', ${batch})`,
    ),
  )

/** The preparation of `npm start` and `npm run migrate`, as a process of its own. */
const bootstrap = async () =>
  run({
    command: process.execPath,
    args: [...(await compiled('scripts/bootstrap.ts')), '--migrate'],
    env: {
      NODE_ENV: 'production',
      ...testEnv,
      DATABASE_URL: urls.url,
      DATABASE_MIGRATE_URL: urls.ownerUrl,
    },
  })

beforeAll(async () => {
  await cloneDatabase({ server, template: 'backoffice_test_template', name: NAME })
  await execute(url, `insert into roles (name) values ('Ustabaşı')`)
})
beforeEach(() => setRecorded(FORMER))
afterAll(() => dropDatabase({ server, name: NAME }))

it('is adopted by a start without any change but the name of the baseline', async () => {
  const before = await content()
  expect(await isPrepared(urls)).toBe(false)
  const { code, output } = await bootstrap()
  expect(code).toBe(0)
  expect(output).toContain('bootstrap: database of version 0.1.0 adopted, 0 migrations')
  expect(await recorded()).toEqual([...FORMER, BASELINE])
  expect(await content()).toEqual(before)
  expect(await adoptFormer(urls.ownerUrl)).toBe(false)
}, 120_000)

const WAITING = `pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Adoptions that stand waiting inside their transactions, as another session holds the table. */
const whileHeld = async <T>(count: number, then: () => Promise<T>) => {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  try {
    await holder.query('begin; lock table payload_migrations in share mode')
    const adoptions = Promise.allSettled(
      Array.from({ length: count }, () => adoptFormer(urls.ownerUrl)),
    )
    await vi.waitFor(async () => expect(await ask(`select ${WAITING}`)).toHaveLength(count), {
      timeout: 20_000,
    })
    await then()
    await holder.query('rollback')
    return await adoptions
  } finally {
    await holder.end()
  }
}
it('is adopted once by two at the same time', async () => {
  const both = await whileHeld(2, async () => {})
  expect(both.map((one) => one.status === 'fulfilled' && one.value).sort()).toEqual([false, true])
  expect(await recorded()).toEqual([...FORMER, BASELINE])
})

it('stays as it was when the adoption is killed, and is adopted by the next start', async () => {
  const [killed] = await whileHeld(1, () =>
    ask(`select pg_terminate_backend(pid) from (select ${WAITING}) w`),
  )
  expect(killed).toMatchObject({ status: 'rejected' })
  expect(await recorded()).toEqual(FORMER)
  expect(await adoptFormer(urls.ownerUrl)).toBe(true)
})

it.each([1, 65, FORMER_MIGRATIONS.length - 1])(
  'is refused in words, unchanged, with the first %i migrations only',
  async (count) => {
    await setRecorded(FORMER_MIGRATIONS.slice(0, count))
    const before = await content()
    await expect(adoptFormer(urls.ownerUrl)).rejects.toThrow(
      `${count} of its ${FORMER_MIGRATIONS.length} migrations have run`,
    )
    expect(await content()).toEqual(before)
  },
)

it('is refused by a start with one sentence that names what to start first', async () => {
  await setRecorded(FORMER_MIGRATIONS.slice(0, -1))
  const before = await content()
  const { code, output } = await bootstrap()
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^This database was made by .* Nothing was changed\.$/)
  expect(output).toContain('Start the last state of version 0.1.0')
  expect(await content()).toEqual(before)
}, 120_000)

it('is refused when a development push made it', async () => {
  await setRecorded(['dev'], -1)
  await expect(adoptFormer(urls.ownerUrl)).rejects.toThrow(UnsuitableDatabase)
  expect(await recorded()).toEqual(['dev'])
})

it.each([
  ['with the baseline', [BASELINE]],
  ['with the baseline and the names before it', [...FORMER_MIGRATIONS, BASELINE]],
  ['with the baseline and migrations of a newer version', [BASELINE, '20990101_000000_later']],
  ['without any', []],
])('is left alone %s', async (_, names) => {
  await setRecorded(names)
  expect(await adoptFormer(urls.ownerUrl)).toBe(false)
  expect(await recorded()).toEqual(names)
})
