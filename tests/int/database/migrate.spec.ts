import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrate, type Migration } from '@/database/migrate'
import { FailedSchemaWork } from '@/database/workPatiently'
import { migrations } from '@/database/migrations'
import { ask, emptyDatabase } from '../backups/database'

const database = { url: '', ownerUrl: '', drop: async () => {} }
/** Short waits: what is tested is that they end and begin again. */
const patience = { lockMs: 150, tries: 2, pauseMs: 1 }
const NAME = '20990101_000000_later'

const later = (statement: string, name = NAME): Migration => ({
  name,
  up: async ({ db }) => {
    await db.execute(sql.raw(statement))
  },
})
const run = (...more: Migration[]) =>
  migrate({ url: database.ownerUrl, all: [...migrations, ...more], patience })
const recorded = () =>
  ask<{ name: string; batch: number }>(
    database.url,
    `select name, batch::int from payload_migrations where name like '2099%' order by id`,
  )
const columns = async (table: string) =>
  (
    await ask<{ name: string }>(
      database.url,
      `select attname::text as name from pg_attribute where attrelid = '${table}'::regclass
         and attnum > 0 and not attisdropped`,
    )
  ).map(({ name }) => name)

/** A session that holds a lock on a table. */
const holdTable = async (table: string) => {
  const holder = new pg.Client({ connectionString: database.url, application_name: 'report' })
  await holder.connect()
  await holder.query(`begin; lock table ${table} in access share mode`)
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { pid: rows[0]?.pid, end: () => holder.end() }
}

beforeAll(async () => {
  Object.assign(database, await emptyDatabase('backoffice_test_migrate'))
})
afterAll(() => database.drop())

it('runs what is pending, in a batch of its own, and says how long each took', async () => {
  const done: string[] = []
  const ran = await migrate({
    url: database.ownerUrl,
    all: [...migrations, later('create table later_one ()')],
    onDone: ({ name }) => done.push(name),
  })
  expect(ran).toEqual([{ name: NAME, ms: expect.any(Number) }])
  expect(done).toEqual([NAME])
  const [row] = await recorded()
  expect(row?.batch).toBeGreaterThan(1)
  expect(await run(later('create table later_one ()'))).toEqual([])
})

it('may take longer than statements of the role are given', async () => {
  const [row] = await ask<{ role: string }>(database.ownerUrl, 'select current_user::text as role')
  const set = (value: string) =>
    ask(database.url, `alter role ${row?.role} in database backoffice_test_migrate ${value}`)
  await set(`set statement_timeout = '20ms'`)
  try {
    await expect(ask(database.ownerUrl, 'select pg_sleep(0.1)')).rejects.toThrow(/timeout/)
    await run(later('select pg_sleep(0.1)', '20990101_000001_slow'))
  } finally {
    await set('reset statement_timeout')
  }
  expect((await recorded()).map(({ name }) => name)).toContain('20990101_000001_slow')
})

it('begins again when a lock was not free, all of it, and once only', async () => {
  const holder = await holdTable('tenders')
  let begun = 0
  const twice: Migration = {
    name: '20990101_000002_twice',
    up: async ({ db }) => {
      begun += 1
      await db.execute(sql`alter table companies add column later_first int`)
      if (begun === 2) await holder.end()
      await db.execute(sql`alter table tenders add column later_second int`)
    },
  }
  await run(twice)
  expect(begun).toBe(2)
  expect(await columns('companies')).toContain('later_first')
  expect(await columns('tenders')).toContain('later_second')
})

it('gives up after some waits, names table and session, and leaves nothing of it', async () => {
  const holder = await holdTable('tenders')
  const before = await recorded()
  const blocked = later(
    'create table later_blocked (); alter table tenders add column later_blocked int',
    '20990101_000003_blocked',
  )
  try {
    const error = await run(blocked).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FailedSchemaWork)
    expect(String(error)).toContain(
      `20990101_000003_blocked waited 3 times for a lock on the table tenders: session ${holder.pid} (report, role `,
    )
    // Its own connections are gone, and what they held.
    await vi.waitFor(async () =>
      expect(
        await ask(
          database.url,
          `select from pg_stat_activity where datname = current_database()
             and application_name = 'backoffice-maintenance'`,
        ),
      ).toEqual([]),
    )
    expect(await columns('tenders')).not.toContain('later_blocked')
    expect(await ask(database.url, `select to_regclass('later_blocked') as is`)).toEqual([
      { is: null },
    ])
    expect(await recorded()).toEqual(before)
  } finally {
    await holder.end()
  }
  await run(blocked)
  expect(await columns('tenders')).toContain('later_blocked')
})

it('does not begin again for any other failure; those before it stay', async () => {
  let begun = 0
  const good = later('create table later_good ()', '20990101_000004_good')
  const bad: Migration = {
    name: '20990101_000005_bad',
    up: async ({ db }) => {
      begun += 1
      await db.execute(sql`create table later_bad (id int primary key)`)
      await db.execute(sql`insert into later_bad values (1), (1)`)
    },
  }
  await expect(run(good, bad)).rejects.toThrow(
    /^The migration 20990101_000005_bad failed: duplicate key .* \(Key \(id\)=\(1\) already exists\.\)\. Nothing of it was changed\.$/,
  )
  expect(begun).toBe(1)
  const names = (await recorded()).map(({ name }) => name)
  expect(names).toContain('20990101_000004_good')
  expect(names).not.toContain('20990101_000005_bad')
})
