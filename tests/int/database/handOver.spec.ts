import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { grantToProgram } from '@/database/programGrants'
import {
  isPrepared,
  readTrail,
  reportTrail,
  setDatabaseRoles,
  urlAs,
  withClient,
} from '../../../scripts/lib/database.mjs'
import { cloneDatabase, dropDatabase, execute } from '../../helpers/templateDatabase'

/** A database as earlier versions made it: the program owns everything in it. */
const NAME = 'backoffice_test_hand_over'
const ROLES = { owner: 'backoffice_test_keeper', program: 'backoffice_test_former' }
const PASSWORD = 'only-for-tests'
const server = {
  urlOf: (database: string) =>
    Object.assign(new URL(process.env.TEST_SUPERUSER_URL as string), { pathname: `/${database}` })
      .href,
  stop: async () => {},
}
const url = server.urlOf(NAME)
const urls = {
  url: urlAs(url, ROLES.program, PASSWORD),
  ownerUrl: urlAs(url, ROLES.owner, PASSWORD),
}

type Row = Record<string, unknown>
const ask = (statement: string, as = url): Promise<Row[]> =>
  withClient(as, async (client: pg.Client) => (await client.query<Row>(statement)).rows)

/** Who owns how much of it. */
const owners = () =>
  ask(`select owner::regrole::text as owner, count(*)::int as n from (
      select relowner, oid from pg_class
        where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
      union all select typowner, oid from pg_type
        where typnamespace = 'public'::regnamespace and typelem = 0
      union all select proowner, oid from pg_proc where pronamespace = 'public'::regnamespace
      union all select collowner, oid from pg_collation where collnamespace = 'public'::regnamespace
      union all select extowner, null from pg_extension where extname = 'pg_trgm'
      union all select nspowner, null from pg_namespace where nspname = 'jobs'
      union all select datdba, null from pg_database where datname = current_database()) o(owner, oid)
    where not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')
    group by 1 order by 1`)
const only = (role: string) => [{ owner: role, n: expect.any(Number) as number }]

const dropRoles = () =>
  execute(
    server.urlOf('postgres'),
    ...Object.values(ROLES).map((role) => `drop role if exists ${role}`),
  )

beforeAll(async () => {
  await dropDatabase({ server, name: NAME })
  await dropRoles()
  await cloneDatabase({ server, template: 'backoffice_test_template', name: NAME })
  const [row] = await ask(`select relowner::regrole::text as owner from pg_class
    where oid = 'audit_events'::regclass`)
  await setDatabaseRoles(url, { owner: ROLES.program, program: String(row?.owner) })
  await execute(
    url,
    `alter role ${ROLES.program} password '${PASSWORD}'`,
    `insert into roles (name) values ('x')`,
    `insert into users (name, email, role_id, status) select 'x', 'x@example.com', id, 'active' from roles`,
  )
})
afterAll(async () => {
  await dropDatabase({ server, name: NAME })
  await dropRoles()
})

/** What a start says about the trail. */
const startSays = async () => {
  const said: string[] = []
  const note = (text: unknown) => void said.push(String(text).trim())
  vi.spyOn(console, 'log').mockImplementation(note)
  vi.spyOn(console, 'warn').mockImplementation(note)
  await reportTrail(urls.url).finally(() => vi.restoreAllMocks())
  return said
}

it('works with one role, unguarded, and a start warns of it', async () => {
  expect(await owners()).toEqual(only(ROLES.program))
  // Other databases of the server keep their owner.
  expect(
    await ask(`select from pg_database where datdba = '${ROLES.program}'::regrole`),
  ).toHaveLength(1)
  expect(await isPrepared({ url: urls.url, ownerUrl: urls.url })).toBe(true)
  expect(await readTrail(urls.url)).toMatchObject({ isGuarded: false, isOwner: true })
  expect(await startSays()).toEqual([
    expect.stringContaining(`! The audit trail is unguarded: ${ROLES.program},`),
  ])
})

it('is handed over as a whole or not at all, also when that is killed in the middle', async () => {
  // Somebody reads a table: its owner cannot change yet.
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('begin')
  await reader.query('lock table tenders in access share mode')
  const killed = setDatabaseRoles(url, ROLES).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
  await vi.waitFor(
    async () =>
      // On a connection of its own: a transaction sees one moment of these statistics.
      expect(
        await ask(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      ).toHaveLength(1),
    { timeout: 60_000 },
  )
  expect(await killed).not.toBe('done')
  await reader.query('rollback')
  await reader.end()
  expect(await owners()).toEqual(only(ROLES.program))

  for (let times = 0; times < 2; times += 1) {
    await setDatabaseRoles(url, ROLES)
    expect(await owners()).toEqual(only(ROLES.owner))
  }
  await execute(url, `alter role ${ROLES.owner} password '${PASSWORD}'`)
})

it('is not prepared until the program was granted its rights', async () => {
  expect(await isPrepared(urls)).toBe(false)
  const grants = { ownerUrl: urls.ownerUrl, programUrl: urls.url }
  await grantToProgram(grants)
  expect(await isPrepared(urls)).toBe(true)
  await grantToProgram(grants)
  expect(await readTrail(urls.url)).toEqual({
    program: ROLES.program,
    owner: ROLES.owner,
    isGuarded: true,
    isOwner: false,
  })
  expect(await startSays()).toEqual([
    expect.stringContaining(`✓ The audit trail is guarded: ${ROLES.owner} owns the tables`),
  ])
  // Rights that were given by hand are taken back by the next start.
  await execute(url, `grant insert on audit_events to ${ROLES.program}`)
  expect(await isPrepared(urls)).toBe(false)
  await grantToProgram(grants)
  expect(await isPrepared(urls)).toBe(true)
  await execute(url, 'create table later (id int)', `alter table later owner to ${ROLES.owner}`)
  expect(await isPrepared(urls)).toBe(false)
  await grantToProgram(grants)
  expect(await isPrepared(urls)).toBe(true)
})

it('waits for another session that grants, a moment at a time, and says which one it is', async () => {
  const grants = { ownerUrl: urls.ownerUrl, programUrl: urls.url }
  const other = new pg.Client(urls.ownerUrl)
  await other.connect()
  const hold = () => other.query(`begin; grant insert on audit_events to ${ROLES.program}`)
  await hold()
  await expect(
    grantToProgram({ ...grants, patience: { lockMs: 200, tries: 1, pauseMs: 20 } }),
  ).rejects.toThrow(/^Granting the program its rights waited 2 times for a lock.*holds it/)
  await other.query('rollback')

  // The row of the catalogue that it waits for is another one afterwards.
  await hold()
  const granted = grantToProgram({ ...grants, patience: { lockMs: 400, tries: 8, pauseMs: 20 } })
  await sleep(300)
  await other.query('commit')
  await other.end()
  await granted
  expect(await isPrepared(urls)).toBe(true)
})

it('is not prepared while a job of this version is not planned, or at other times', async () => {
  for (const change of [
    `delete from jobs.schedule where name = 'back-up'`,
    `update jobs.schedule set cron = '0 1 * * *' where name = 'sweep'`,
  ]) {
    // In a schema of its own: a table that the program may not read is no preparation either.
    await execute(
      url,
      'create schema aside',
      'create table aside.planned as select * from jobs.schedule',
      change,
    )
    expect(await isPrepared(urls)).toBe(false)
    await execute(
      url,
      'truncate jobs.schedule',
      'insert into jobs.schedule select * from aside.planned',
      'drop schema aside cascade',
    )
  }
  expect(await isPrepared(urls)).toBe(true)
})

it('starts with the program alone when there is nothing to migrate, else names the variable', async () => {
  const alone = { url: urls.url, ownerUrl: urls.url }
  expect(await isPrepared(alone)).toBe(true)
  await execute(
    url,
    `update payload_migrations set name = 'x' || name where name = '0001_baseline'`,
  )
  try {
    await expect(isPrepared(alone)).rejects.toThrow(/DATABASE_MIGRATE_URL/)
  } finally {
    await execute(url, `update payload_migrations set name = substr(name, 2) where name like 'x%'`)
  }
})

it('says so when the role that is to migrate owns nothing', async () => {
  const swapped = { url: urls.ownerUrl, ownerUrl: urls.url }
  await expect(isPrepared(swapped)).rejects.toThrow(/databaseRoles\.sql/)
  // Nor in an empty database, where there is no table to own.
  await execute(url, 'alter table payload_migrations rename to away')
  try {
    await expect(isPrepared(swapped)).rejects.toThrow(/databaseRoles\.sql/)
    await expect(isPrepared({ url: urls.url, ownerUrl: urls.url })).rejects.toThrow(
      /DATABASE_MIGRATE_URL/,
    )
  } finally {
    await execute(url, 'alter table away rename to payload_migrations')
  }
})
