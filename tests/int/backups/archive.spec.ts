import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveLag } from '@/database/lag'
import { DATABASE_RESTORED } from '@/domain/audit/auditedActions'
import { baseFor } from '../../../scripts/lib/archive/recoverTo.mjs'
import { readBases, walFolder } from '../../../scripts/lib/archive/archive.mjs'
import { needsBase, takeBase } from '../../../scripts/lib/archive/takeBase.mjs'
import { withClient } from '../../../scripts/lib/database.mjs'
import { RECOVERING, startEmbeddedPostgres } from '../../../scripts/lib/embeddedPostgres.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { mustRun, run } from '../../../scripts/lib/run.mjs'
import { testEnv } from '../../helpers/templateDatabase'

const folders: string[] = []
const newFolder = (name: string) => {
  const made = mkdtempSync(path.join(tmpdir(), `archive-${name}-`))
  folders.push(made)
  return made
}
const home = newFolder('home')
const dir = newFolder('dir')
const settings = {
  ...testEnv,
  DATABASE_URL: '',
  BACKUP_DIR: '',
  DATA_DIR: home,
  ARCHIVE_DIR: dir,
  ADMIN_PASSWORD: 'kirmizi bisiklet tepede',
}
const restore = (...args: string[]) =>
  run({
    command: process.execPath,
    args: [inRoot('scripts/restore.mjs'), ...args],
    env: settings,
  })

type Server = Awaited<ReturnType<typeof startEmbeddedPostgres>>
const DATABASE = 'backoffice'

/** The database as the application runs it. */
const running = async <T>(work: (server: Server) => Promise<T>): Promise<T> => {
  const server = await startEmbeddedPostgres({ home, archiveDir: dir })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}
const query = <T extends object>(server: Server, ...statements: string[]): Promise<T[]> =>
  withClient(server.urlOf(DATABASE), async (client) => {
    let rows: T[] = []
    for (const statement of statements) rows = (await client.query<T>(statement)).rows
    return rows
  })
const companies = async (server: Server) =>
  (await query<{ name: string }>(server, 'select name from companies order by id')).map(
    ({ name }) => name,
  )
/** The moment after what was committed until now. */
const now = async (server: Server): Promise<string> => {
  const [row] = await query<{ at: Date }>(
    server,
    'select pg_sleep(0.01), clock_timestamp() as at, pg_sleep(0.01)',
  )
  return (row?.at as Date).toISOString()
}
const archiveOf = (server: Server) => ({ url: server.urlOf('postgres'), home, dir })
const add = (server: Server, name: string) =>
  query(server, `insert into companies (name) values ('${name}')`)
const former = () => readdirSync(home).filter((name) => name.startsWith('postgres.before-'))

let before: string
let beforeDeleting: string
let afterDeleting: string

beforeAll(async () => {
  await mustRun({
    what: 'preparing the database',
    command: process.execPath,
    args: [inRoot('scripts/start.mjs'), '--prepare'],
    env: settings,
  })
  await running(async (server) => {
    before = await now(server)
    expect(await needsBase(archiveOf(server))).toBe(true)
    await takeBase(archiveOf(server))
    expect(await needsBase(archiveOf(server))).toBe(false)
    await add(server, 'Çınar')
    await query(
      server,
      `insert into users_sessions (_parent_id, _order, id, expires_at)
        select id, 1, 'open', now() + interval '1 day' from users`,
    )
    beforeDeleting = await now(server)
    await query(server, 'delete from companies')
    afterDeleting = await now(server)
    await add(server, 'Yeni')
    expect(await archiveLag(server.urlOf(DATABASE))).toBe(0)
  })
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('a moment that is not there', () => {
  it.each([
    ['yesterday', 2, /a moment with its offset/],
    ['2026-11-24T06:59:25', 2, /a moment with its offset/],
    ['2999-01-01T00:00:00Z', 2, /has not come yet/],
  ])('%s ends with %d', async (at, code, says) => {
    const done = await restore(`--at=${at}`)
    expect(done.output).toMatch(says)
    expect(done.code).toBe(code)
  })

  it('before the copy changes nothing', async () => {
    const done = await restore(`--at=${before}`)
    expect(done.output).toMatch(/The archive begins at/)
    expect([done.code, former()]).toEqual([1, []])
  })

  it.each([
    ['the copy', 0, /The log of the copy is missing/],
    ['what came after it', 1, /The log ends before that moment/],
  ])('with the log of %s missing changes nothing', async (_, from, says) => {
    const first = readBases(dir)[0]?.firstSegment ?? ''
    // In the archive and beside the database.
    const lost = [walFolder(dir), path.join(home, 'postgres', 'pg_wal')].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^[0-9A-F]{24}(\.gz)?$/.test(name))
        .filter((name) => name.slice(0, 24) >= first && (from === 0 || !name.startsWith(first)))
        .map((name) => path.join(folder, name)),
    )
    for (const file of lost) renameSync(file, `${file}.away`)
    const done = await restore(`--at=${beforeDeleting}`)
    for (const file of lost) renameSync(`${file}.away`, file)
    expect(done.output).toMatch(says)
    expect([done.code, former()]).toEqual([1, []])
  })
})

it('brings back what was deleted, also from the log that is not in the archive yet', async () => {
  const [base] = readBases(dir)
  // PostgreSQL may have recycled those before the checkpoint of its end: the archive alone has them.
  const beside = new Set(readdirSync(path.join(home, 'postgres', 'pg_wal')))
  const late = readdirSync(walFolder(dir)).filter(
    (name) =>
      /^[0-9A-F]{24}\.gz$/.test(name) &&
      name > `${base?.firstSegment}.gz` &&
      beside.has(path.parse(name).name),
  )
  expect(late).not.toEqual([])
  for (const name of late) rmSync(path.join(walFolder(dir), name))
  const done = await restore(`--at=${beforeDeleting}`)
  expect(done.output).toMatch(/rules hold/)
  expect(done.code).toBe(0)
  expect(former()).toHaveLength(1)
  await running(async (server) => {
    expect(await companies(server)).toEqual(['Çınar'])
    expect(await query(server, 'select from users_sessions')).toEqual([])
    const [event] = await query<{ details: object }>(
      server,
      `select details from audit_events where action = '${DATABASE_RESTORED}'`,
    )
    expect(event?.details).toEqual({
      backup: [null, base?.id],
      createdAt: [null, beforeDeleting],
    })
    expect(await needsBase(archiveOf(server))).toBe(true)
    await add(server, 'Sonra')
    await takeBase(archiveOf(server))
    expect(await needsBase(archiveOf(server))).toBe(false)
    await add(server, 'Sonunda')
  })
})

it('reaches moments of the timeline that was given up, and of the new one', async () => {
  const [first, second] = readBases(dir)
  expect([first?.timeline, second?.timeline]).toEqual([1, 2])
  expect(baseFor(readBases(dir), new Date(afterDeleting)).id).toBe(first?.id)
  const done = await restore('--at=latest')
  expect(done.output).toMatch(/The last change that was restored/)
  expect(done.code).toBe(0)
  await running(async (server) =>
    expect(await companies(server)).toEqual(['Çınar', 'Sonra', 'Sonunda']),
  )
})

it('restores all there is with the disk lost', async () => {
  for (const name of readdirSync(home))
    rmSync(path.join(home, name), { recursive: true, force: true })
  expect((await restore('--at=latest')).code).toBe(0)
  await running(async (server) => expect(await companies(server)).toContain('Sonra'))
})

it('starts no new database where a restore was interrupted between its renames', async () => {
  renameSync(path.join(home, 'postgres'), path.join(home, RECOVERING))
  await expect(startEmbeddedPostgres({ home, archiveDir: dir })).rejects.toThrow(/interrupted/)
  expect(existsSync(path.join(home, 'postgres'))).toBe(false)
  renameSync(path.join(home, RECOVERING), path.join(home, 'postgres'))
})

it('takes no other database, and begins anew after a time without the archive', async () => {
  const other = newFolder('other')
  await expect(startEmbeddedPostgres({ home: other, archiveDir: dir })).rejects.toThrow(
    /holds the archive of another database/,
  )
  await running(async (server) => takeBase(archiveOf(server)))
  await (await startEmbeddedPostgres({ home })).stop()
  await running(async (server) => {
    expect(await needsBase(archiveOf(server))).toBe(true)
    expect(
      await needsBase({ ...archiveOf(server), now: new Date(Date.now() + 8 * 86_400_000) }),
    ).toBe(true)
  })
  expect(readBases(dir)).toHaveLength(2)
})
