import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { drizzleOn } from '@/database/adapter'
import { raiseMinRelease } from '@/database/applySql'
import { migrations } from '@/database/migrations'
import { findMisfit, unknownMigrations } from '@/database/schemaGuard'
import { compiled } from '../../../scripts/lib/compile.mjs'
import {
  isPrepared,
  refuseNewerSchema,
  reportSchema,
  withClient,
} from '../../../scripts/lib/database.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { execute, testEnv } from '../../helpers/templateDatabase'
import { backUp, emptyDatabase } from '../backups/database'

/** A database with somebody in it, so that a start of this program has nothing to do. */
const database = { url: '', ownerUrl: '', drop: async () => {} }
const LATER = '20990101_000000_later'
const ALL = migrations.map(({ name }) => name)
const SENTENCE =
  /^This database belongs to release 9\.10\.0; this program is \d+\.\d+\.\d+\. Install 9\.10\.0 or newer, or restore a backup .*\.$/

const setRelease = (release: string) =>
  execute(database.url, `update schema_facts set min_release = '${release}'`)
const ask = <T>(work: (client: pg.Client) => Promise<T>) => withClient(database.url, work)
const least = async () =>
  (await ask((client) => client.query('select min_release as is from schema_facts'))).rows[0]?.is

beforeAll(async () => {
  Object.assign(database, await emptyDatabase('backoffice_test_release'))
  await execute(
    database.url,
    `insert into roles (name) values ('x')`,
    `insert into users (name, email, role_id, status) select 'x', 'x@example.com', id, 'active' from roles`,
  )
})
afterEach(async () => {
  await setRelease('0.2.0')
  await execute(database.url, `delete from payload_migrations where name = '${LATER}'`)
})
afterAll(() => database.drop())

it('lets a program work with a database of its own or an earlier release', async () => {
  for (const release of ['0.2.0', '0.10.0', '1.0.0'])
    expect(await ask((client) => findMisfit(client, release))).toBeNull()
  await setRelease('0.9.0')
  expect(await ask((client) => findMisfit(client, '0.10.0'))).toBeNull()
  expect(await ask((client) => findMisfit(client, '0.8.9'))).toMatch(
    /release 0\.9\.0; .* is 0\.8\.9/,
  )
})

it('lets every program work with one that has no such table yet', async () => {
  await ask(async (client) => {
    await client.query('begin; drop table schema_facts')
    expect(await findMisfit(client, '0.0.1')).toBeNull()
    await client.query('rollback')
  })
})

it('keeps a program from starting, migrating, backing up and restoring', async () => {
  await setRelease('9.10.0')
  await expect(isPrepared(database)).rejects.toThrow(SENTENCE)
  await expect(refuseNewerSchema(database.ownerUrl)).rejects.toThrow(SENTENCE)
  await expect(backUp('/nowhere', { url: database.ownerUrl })).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(SENTENCE),
  })
  const { code, output } = await run({
    command: process.execPath,
    args: [...(await compiled('scripts/bootstrap.ts')), `--only=${ALL.join()}`],
    env: {
      NODE_ENV: 'production',
      ...testEnv,
      DATABASE_URL: database.url,
      DATABASE_MIGRATE_URL: database.ownerUrl,
    },
  })
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(SENTENCE)])
}, 120_000)

it('runs on what a newer release has added, and says so', async () => {
  await execute(
    database.url,
    `insert into payload_migrations (name, batch) values ('${LATER}', 7)`,
    // What version 0.1.0 has left is known.
    `insert into payload_migrations (name, batch) values ('20261121_112312_schema', 1)`,
  )
  expect(await isPrepared(database)).toBe(true)
  expect(await ask((client) => unknownMigrations(client, ALL))).toEqual([LATER])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await reportSchema(database.ownerUrl)
  expect(warned.mock.calls).toEqual([[expect.stringContaining(LATER)]])
  await execute(database.url, `delete from payload_migrations where name = '${LATER}'`)
  await reportSchema(database.ownerUrl)
  expect(warned).toHaveBeenCalledTimes(1)
  warned.mockRestore()
})

it('is raised by a migration, by numbers, and never lowered', async () => {
  for (const [release, then] of [
    ['0.3.0', '0.3.0'],
    ['0.10.0', '0.10.0'],
    ['0.9.0', '0.10.0'],
    ['0.10.0', '0.10.0'],
  ] as const) {
    await ask((client) => raiseMinRelease(drizzleOn(client), release))
    expect(await least()).toBe(then)
  }
  for (const wrong of ['1.0', '1.0.0-rc.1', 'x', ''])
    await expect(setRelease(wrong)).rejects.toThrow(/schema_facts_release/)
  await expect(
    execute(database.url, `insert into schema_facts values (false, '1.0.0')`),
  ).rejects.toThrow(/schema_facts_one_row/)
})
