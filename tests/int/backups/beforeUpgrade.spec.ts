import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { migrations } from '@/database/migrations'
import { parseEnv } from '@/lib/env'
import { listBackups } from '@/database/backup/folder'
import { backUpBeforeMigrating } from '../../../scripts/lib/migrating.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { execute, testEnv } from '../../helpers/templateDatabase'
import { ask, formerDatabase, newFolder } from './database'

/** A database as the baseline has left it. */
const [BASELINE = '', ...PENDING] = migrations.map(({ name }) => name)
const database = { url: '', ownerUrl: '', drop: async () => {} }
let folder: string
const { PAYLOAD_SECRET } = process.env

beforeAll(async () => {
  process.env.PAYLOAD_SECRET = testEnv.PAYLOAD_SECRET
  folder = await newFolder('upgrade')
  Object.assign(database, await formerDatabase('backoffice_test_upgrade', [BASELINE]))
})
beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => {}))
afterAll(async () => {
  vi.restoreAllMocks()
  process.env.PAYLOAD_SECRET = PAYLOAD_SECRET
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const backUp = (settings: Record<string, string>) =>
  backUpBeforeMigrating({
    ownerUrl: database.ownerUrl,
    env: parseEnv({ ...testEnv, ...settings }),
    home: path.join(folder, 'data'),
  })
/** Settings of a server of one's own. */
const external = (settings: Record<string, string> = {}) =>
  backUp({ DATABASE_URL: database.url, ...settings })

it('is not made of a database without data', async () => {
  await external()
  // Its triggers have the bodies of today, and its tables the columns of the baseline.
  await execute(
    database.url,
    'set session_replication_role = replica',
    `insert into roles (name) values ('Usta')`,
  )
})

it('is refused where there is nowhere to put it, naming what to set', async () => {
  await expect(external()).rejects.toThrow(
    /set BACKUP_DIR to a folder, or MIGRATE_WITHOUT_BACKUP=yes .* Nothing was changed\.$/,
  )
})

it('is left out when the operator says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const dir = path.join(folder, 'left-out')
  await external({ MIGRATE_WITHOUT_BACKUP: 'yes', BACKUP_DIR: dir })
  expect(warned.mock.calls.join()).toContain('MIGRATE_WITHOUT_BACKUP=yes')
  expect(await listBackups(dir)).toEqual([])
  warned.mockRestore()
  expect(() => parseEnv({ MIGRATE_WITHOUT_BACKUP: 'no' })).toThrow(/MIGRATE_WITHOUT_BACKUP must be/)
})

it('fails as a whole when it cannot be written', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  await expect(external({ BACKUP_DIR: file })).rejects.toThrow(/^There is no backup, so nothing/)
})

it('goes where backups go, waits for another one, and leads back', async () => {
  const dir = path.join(folder, 'backups')
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query(`select pg_advisory_lock(hashtextextended('backoffice:backup', 0))`)
  const made = external({ BACKUP_DIR: dir })
  await vi.waitFor(
    () => expect(vi.mocked(console.log).mock.calls.join()).toContain('Waiting for another backup'),
    { timeout: 60_000 },
  )
  await other.end()
  await made
  const backups = await listBackups(dir)
  expect(backups).toMatchObject([{ upgradedFrom: BASELINE }])
  expect(vi.mocked(console.log).mock.calls.join('\n')).toContain(
    `Backup ${backups[0]?.id} in ${dir}`,
  )
})

it('goes into the folder of the data for the embedded database, where the last ones stay', async () => {
  const dir = path.join(folder, 'data', 'before-upgrade')
  await backUp({})
  const [first] = await listBackups(dir)
  await backUp({})
  const [second, ...more] = await listBackups(dir)
  // One for each state of the tables.
  expect([second?.upgradedFrom, more]).toEqual([first?.upgradedFrom, []])
  expect(second?.id).not.toBe(first?.id)
})

it('is tried without a change by both ways to ask npm for it', async () => {
  const before = await ask(database.url, 'select * from payload_migrations')
  const tried = await run({
    command: process.execPath,
    args: [inRoot('scripts/start.mjs'), '--prepare'],
    env: {
      ...testEnv,
      DATABASE_URL: database.ownerUrl,
      DATA_DIR: path.join(folder, 'none'),
      npm_config_dry_run: 'true',
    },
  })
  expect(tried.output).toContain(`Pending migrations: ${PENDING.join(', ')}\n`)
  const times = [...tried.output.matchAll(/^ {4}(\S+) {2}\d+\.\d s$/gm)].map(([, name]) => name)
  expect(times).toEqual(PENDING)
  expect(tried.code).toBe(0)
  expect(await ask(database.url, 'select * from payload_migrations')).toEqual(before)
  expect(await ask(database.url, `select to_regclass('schema_facts') as is`)).toEqual([
    { is: null },
  ])
  for (const args of [['--prepare', '--dryrun'], ['--dry-run']]) {
    const refused = await run({
      command: process.execPath,
      args: [inRoot('scripts/start.mjs'), ...args],
      env: { ...testEnv, DATABASE_URL: database.ownerUrl },
    })
    expect([refused.code, refused.output.trim()]).toEqual([
      1,
      expect.stringMatching(/^(Unknown argument: --dryrun\.|Only migrations have a dry run)/),
    ])
  }
})

it('is not made when nothing is pending', async () => {
  for (const name of PENDING)
    await execute(
      database.url,
      `insert into payload_migrations (name, batch) values ('${name}', 2)`,
    )
  await external()
})
