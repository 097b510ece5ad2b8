import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { invariantsStatement } from '@/database/invariants'
import { parseKeep, type Keep } from '@/domain/backups/keep'
import { EXPORTS_FOLDER } from '@/domain/lists/backgroundExport'
import { checkBackup } from '@/operations/backups/checkBackup'
import { checkInstallation } from '@/operations/backups/checkInstallation'
import { listBackups, writeProof } from '@/database/backup/folder'
import type { MadeBackup } from '@/operations/backups/makeBackup'
import { readManifest, writeManifest } from '@/database/backup/manifest'
import { fingerprintOf } from '@/database/secretGuard'
import { readBackups } from '@/queries/backups/readBackupsPage'
import { restoreBackup } from '@/operations/backups/restoreBackup'
import { migrationsFor, refuseFilled } from '@/operations/backups/restoreTarget'
import { createDiskStorage } from '@/lib/diskStorage'
import { theStorage, uploadsFolder, writeFiles } from '@/lib/fileStorage'
import { asSuperuser, select } from '../../factories/database'
import { makeFile } from '../../factories/deletable'
import { makeMail } from '../../factories/jobs'
import { administrator } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { makeCard, makeMovement } from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { makeWebhook } from '../../factories/webhook'
import { schemaDigest } from '../../helpers/schemaDigest'
import { testEnv } from '../../helpers/templateDatabase'
import { ask, backUp, emptyDatabase, keepFilesIn, newFolder } from './database'

const home = process.env.DATA_DIR
const folders: string[] = []
const place = async (name: string) => {
  const made = await newFolder(name)
  folders.push(made)
  return made
}
const target = { url: '', ownerUrl: '', drop: async () => {} }
let dir: string
let backup: MadeBackup
let posted: number[]
/** A file that a living row names, and one of a row in the trash. */
let files: string[]

/** Posts movements of a card of its own until it is stopped. @returns how many it posted */
const writer = async () => {
  const card = (await makeCard({ stock: 5 })).id
  let isOver = false
  let count = 0
  const work = (async () => {
    while (!isOver) {
      await makeMovement({ stockCard: card, quantity: 1 })
      count += 1
    }
  })()
  await vi.waitFor(() => expect(count).toBeGreaterThan(0), { timeout: 60_000 })
  const before = count
  return async () => {
    isOver = true
    await work
    return count - before
  }
}

beforeAll(async () => {
  await keepFilesIn(await place('data'))
  dir = await place('dir')
  Object.assign(target, await emptyDatabase('backoffice_test_restored'))
  const boss = await administrator()
  const [living, deleted] = [await makeFile('media', {}), await makeFile('media', {})]
  await boss.remove(`/media/${deleted.id}`)
  await writeFiles(EXPORTS_FOLDER, [{ name: 'list.csv', bytes: Buffer.from('of a day') }])
  files = [living, deleted].map(({ filename }) => `media/${String(filename)}`)
  const card = (await makeCard({ stock: 50, name: 'Sekme\tve\\N satır' })).id
  const tender = (await makeTender({ items: [line(card, { quantity: 2 })] })).id
  await step(tender, 'approve')
  await step(tender, 'invoice', { invoiceNumber: 'FTR-2026/7' })
  // Its mail waits to be sent.
  const sent = (await makeTender({ items: [freeLine()] })).id
  await step(sent, 'send', { to: ['a@example.com'] })
  await makeMail('sending')
  // So does an event for a webhook; and somebody is between the steps of a sign-in.
  const hook = await makeWebhook(
    { url: (address) => `https://example.com${address}` },
    await makeProgram([{ subject: 'tenders', actions: ['read'] }]),
  )
  await select(
    `insert into webhook_deliveries (endpoint_id, event, subject, document)
      select $1, id, subject, document from events order by id desc limit 1`,
    [hook.id],
  )
  await select(
    `insert into calendar_feeds (user_id, token_hash, layers)
     select id, 'round trip', '["meets"]' from users order by id limit 1`,
  )
  // Somebody was invited to a meeting.
  await select(
    `with made as (insert into meets (title, starts_at) values ('Görüşme', now()) returning id)
     insert into meet_invitations (meet_id, recipient, locale, state, sequence, title, starts_at, all_day)
     select id, 'davetli@example.com', 'tr', 'invited', 1, 'Görüşme', now(), false from made`,
  )
  await select(
    `insert into sign_in_steps (hash, user_id, password_mark, is_remembered, next, expires_at)
      values (repeat('a', 64), $1, repeat('b', 64), false, 'factor', now() + interval '1 hour')`,
    [boss.id],
  )
  await select(
    `insert into notifications (recipient_id, kind, event, subject, document, data, awaits_digest)
      values ($1, 'tenderStatus', 'tenderApproved', 'tenders', 1, '{}', true)`,
    [boss.id],
  )
  // Other tests may have left some, which a restore ends in the same row.
  await select(`update users set reset_password_token = null, reset_password_expiration = null`)

  const stops = await Promise.all([writer(), writer()])
  backup = await backUp(dir)
  posted = await Promise.all(stops.map((stop) => stop()))
})
afterAll(async () => {
  if (home === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = home
  await target.drop()
  // Jobs that other tests run would send to it.
  await select(`delete from webhooks where url like 'https://example.com/%'`)
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const restore = (change: Partial<Parameters<typeof restoreBackup>[0]> = {}) => {
  const { folder, manifest } = backup
  return restoreBackup({ folder, manifest, ownerUrl: target.ownerUrl, storage: null, ...change })
}
/** Rows in the target, but for those that migrations make. */
const rowsInTarget = async () => {
  const tables = await ask<{ name: string }>(
    target.url,
    `select table_name as name from information_schema.tables where table_schema = 'public'
       and table_type = 'BASE TABLE'
       and table_name not in ('payload_migrations', 'schema_facts', 'event_log', 'lost_reasons')`,
  )
  const each = tables.map(({ name }) => `select '${name}' as name from ${name}`)
  return ask(
    target.url,
    `select name, count(*)::int from (${each.join(' union all ')}) t group by 1`,
  )
}
/** A copy of the backup, beside the files it shares, to be damaged. */
const copyOfBackup = async (): Promise<string> => {
  const copy = path.join(path.dirname(backup.folder), '20200101T000000Z-0000')
  await rm(copy, { recursive: true, force: true })
  await mkdir(path.join(copy, 'tables'), { recursive: true })
  for (const name of await readdir(path.join(backup.folder, 'tables')))
    await writeFile(
      path.join(copy, 'tables', name),
      await readFile(path.join(backup.folder, 'tables', name)),
    )
  await writeFile(
    path.join(copy, 'manifest.json'),
    await readFile(path.join(backup.folder, 'manifest.json')),
  )
  return copy
}
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { exitCode?: number; message: string }) => `${error.exitCode} ${error.message}`,
  )
const flip = async (file: string) => {
  const bytes = await readFile(file)
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(file, bytes)
}

describe('a backup', () => {
  it('is made while the application writes, and says what it holds', async () => {
    expect(posted.every((count) => count > 0)).toBe(true)
    expect(backup).toMatchObject({ missing: [], unreadable: [], removed: [] })
    const { tables, sequences, files: kept, secret, migrations } = backup.manifest
    expect(secret).toBe(fingerprintOf(testEnv.PAYLOAD_SECRET))
    expect(migrations).toContain('0001_baseline')
    expect(kept.map(({ folder, name }) => `${folder}/${name}`)).toEqual(
      expect.arrayContaining(files),
    )
    // Columns that follow from others are left out, the job library as well.
    const cards = tables.find(({ name }) => name === 'stock_cards')
    expect(cards?.columns).toContain('name')
    expect(cards?.columns.filter((name) => name.endsWith('_folded'))).toEqual([])
    expect(tables.map(({ name }) => name)).not.toContain('job')
    // Not behind any row, so that the next id is free.
    expect(sequences.find(({ name }) => name === 'stock_movements_id_seq')).toMatchObject({
      isCalled: true,
    })
    expect((await checkBackup(backup.folder)).manifest).toEqual(backup.manifest)
  })

  it('takes a file once, and hashes none again', async () => {
    const second = await backUp(dir, { keep: parseKeep('9d') as Keep })
    expect(second.copiedFiles).toBe(0)
    expect(second.manifest.files).toEqual(backup.manifest.files)
    // One of a day stays; what the other named as well is still there.
    expect(second.removed).toEqual([backup.id])
    expect((await checkBackup(second.folder)).manifest).toEqual(second.manifest)
    backup = second
  })
})

describe('a restore that must not be', () => {
  it.each(['rows', 'bytes', 'sha256', 'digest', 'name', 'columns'] as const)(
    'is refused for another %s of a table, and of everything else in the manifest',
    async (fact) => {
      const copy = await copyOfBackup()
      const manifest = structuredClone(backup.manifest)
      const [table] = manifest.tables
      Object.assign(table ?? {}, { [fact]: fact === 'columns' ? ['id'] : 7 })
      const text = JSON.stringify(
        JSON.parse(await readFile(path.join(copy, 'manifest.json'), 'utf8')),
      )
      expect(await problemOf(checkBackup(copy))).toBe('none')
      await writeFile(
        path.join(copy, 'manifest.json'),
        JSON.stringify({ ...JSON.parse(text), tables: manifest.tables }),
      )
      expect(await problemOf(checkBackup(copy))).toMatch(/^4 .*changed after the backup/)
    },
  )

  it('is refused for each other field that was changed, added or taken away', async () => {
    const copy = await copyOfBackup()
    const file = path.join(copy, 'manifest.json')
    const whole = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
    const tampered: Record<string, unknown>[] = Object.entries(whole).flatMap(([key, value]) => {
      const { [key]: _, ...rest } = whole
      const other = Array.isArray(value) ? value.slice(1) : `${String(value)}0`
      return [rest, { ...whole, [key]: other }]
    })
    for (const content of [...tampered, { ...whole, more: 1 }, [], null, 'x']) {
      await writeFile(file, JSON.stringify(content))
      expect(await problemOf(readManifest(copy))).toMatch(/^4 /)
    }
    await writeFile(file, JSON.stringify(whole).slice(0, -1))
    expect(await problemOf(readManifest(copy))).toMatch(/^4 .*no JSON/)
  })

  it('finds facts that are sealed and wrong', async () => {
    const copy = await copyOfBackup()
    for (const fact of ['rows', 'bytes', 'sha256', 'digest'] as const) {
      const manifest = structuredClone(backup.manifest)
      const users = manifest.tables.find(({ name }) => name === 'users')
      const other = fact === 'digest' ? '0'.repeat(32) : '0'.repeat(64)
      Object.assign(users ?? {}, { [fact]: typeof users?.[fact] === 'number' ? 99 : other })
      await writeManifest(copy, manifest)
      expect(await problemOf(checkBackup(copy))).toMatch(/^4 .*table users is damaged/)
    }
  })

  it('has no file of an export, which is there for a day', async () => {
    const folders = await readdir(path.join(dir, 'files'))
    expect(folders).toContain('media')
    expect(folders).not.toContain(EXPORTS_FOLDER)
  })

  it('finds a file that is damaged or missing', async () => {
    const copy = await copyOfBackup()
    await rm(path.join(copy, 'tables', 'users.copy.gz'))
    expect(await problemOf(checkBackup(copy))).toMatch(/^4 .*table users is missing/)
    const shared = path.join(dir, 'files', files[0] as string)
    const bytes = await readFile(shared)
    await appendFile(shared, 'x')
    expect(await problemOf(checkBackup(backup.folder))).toMatch(/^4 .*damaged/)
    await rm(shared)
    expect(await problemOf(checkBackup(backup.folder))).toMatch(/^4 .*missing/)
    const uploads = path.join(await place('uploads'), 'uploads')
    expect(await problemOf(restore({ storage: createDiskStorage(uploads) }))).toMatch(
      /^4 .*missing or damaged/,
    )
    // Those before it were put there, and are gone with it.
    expect(
      (await readdir(uploads, { recursive: true })).filter((name) => /\.\w+$/.test(name)),
    ).toEqual([])
    await writeFile(shared, bytes)
  })

  it('changes nothing for one byte of a table', async () => {
    const copy = await copyOfBackup()
    await flip(path.join(copy, 'tables', 'audit_events.copy.gz'))
    expect(await problemOf(checkBackup(copy))).toMatch(/^4 .*table audit_events is damaged/)
    expect(await problemOf(restore({ folder: copy }))).not.toBe('none')
    // Also where the compressed file is whole and its rows are others.
    const manifest = structuredClone(backup.manifest)
    const roles = manifest.tables.find(({ name }) => name === 'roles')
    Object.assign(roles ?? {}, { sha256: '0'.repeat(64), digest: '0'.repeat(32) })
    expect(await problemOf(restore({ manifest }))).toMatch(/^4 .*table roles/)
    expect(await rowsInTarget()).toEqual([])
  })

  it('changes nothing for rows that break a key', async () => {
    const manifest = structuredClone(backup.manifest)
    manifest.tables = manifest.tables.map((table) => {
      const empty = { rows: 0, bytes: 0, sha256: '', digest: '0'.repeat(32) }
      return table.name === 'roles' ? { ...table, ...empty } : table
    })
    const copy = await copyOfBackup()
    const { gzipSync } = await import('node:zlib')
    await writeFile(path.join(copy, 'tables', 'roles.copy.gz'), gzipSync(''))
    for (const table of manifest.tables)
      if (table.name === 'roles')
        table.sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect(await problemOf(restore({ folder: copy, manifest }))).toMatch(
      /^4 .*break the rule (users|api_clients)_role_id_roles_id_fk/,
    )
    expect(await rowsInTarget()).toEqual([])
  })

  it('is refused while a program works with the database', async () => {
    const client = new pg.Client({ connectionString: target.url, application_name: 'backoffice' })
    await client.connect()
    try {
      expect(await problemOf(restore())).toMatch(/^5 .*in use \(backoffice\)/)
    } finally {
      await client.end()
    }
  })

  it('is refused for a newer backup, and for one of a state that is too old', () => {
    const facts = {
      known: ['0001_baseline', '2_next'],
      former: ['a', 'b'],
      baseline: '0001_baseline',
    }
    const of = (...migrations: string[]) =>
      migrationsFor({ ...facts, manifest: { migrations, product: 'backoffice 9.0.0' } })
    expect(of('0001_baseline')).toEqual(['0001_baseline'])
    expect(of('a', 'b', '0001_baseline', '2_next')).toEqual(['0001_baseline', '2_next'])
    // Of version 0.1.0, whose schema is the baseline's.
    expect(of('a', 'b')).toEqual(['0001_baseline'])
    expect(() => of('0001_baseline', '3_later')).toThrow(
      expect.objectContaining({ exitCode: 6, message: expect.stringContaining('9.0.0') }),
    )
    expect(() => of('a')).toThrow(expect.objectContaining({ exitCode: 1 }))
  })
})

describe('a restore', () => {
  it('brings back every row, and ends what must not go on', async () => {
    const schema = () => schemaDigest((statement) => ask(target.url, statement))
    const before = await schema()
    const uploads = path.join(await place('restored'), 'uploads')
    const migrations = backup.manifest.migrations
    await refuseFilled({ ownerUrl: target.ownerUrl, migrations })
    expect(await restore({ storage: createDiskStorage(uploads) })).toMatchObject({
      mails: expect.any(Number),
      lastTender: expect.stringMatching(/^TKF-\d{4}-\d{5}$/),
      lastInvoice: 'FTR-2026/7',
    })

    // Keys, indexes and triggers are those of before.
    expect(await schema()).toEqual(before)
    expect(await ask(target.url, invariantsStatement())).toEqual([{ broken: null }])
    expect(
      await checkInstallation({ url: target.url, storage: createDiskStorage(uploads) }),
    ).toMatchObject({
      broken: {},
      missing: [],
    })
    for (const file of files)
      expect(await readFile(path.join(uploads, file))).toEqual(
        await readFile(path.join(uploadsFolder(), path.dirname(file), path.basename(file))),
      )

    // A backup of what was restored has the same rows, but for what a restore ends.
    const again = await backUp(await place('again'), {
      url: target.url,
      storage: createDiskStorage(uploads),
    })
    const digestOf = (of: MadeBackup) =>
      Object.fromEntries(of.manifest.tables.map(({ name, digest }) => [name, digest]))
    const [then, now] = [digestOf(backup), digestOf(again)]
    expect(Object.keys(now)).toEqual(Object.keys(then))
    const ended = [
      'calendar_feeds',
      'exports',
      'idempotency_keys',
      'passkey_challenges',
      'rate_limits',
      'session_devices',
      'session_views',
      'user_invitations',
      'users_sessions',
    ]
    expect(
      Object.keys(now).filter((name) => now[name] !== then[name] && !ended.includes(name)),
    ).toEqual([
      'audit_events',
      'event_log',
      'events',
      'mails',
      'notifications',
      'sign_in_steps',
      'tender_sends',
      'webhook_deliveries',
    ])
    expect(again.manifest.files).toEqual(backup.manifest.files)

    // The event log begins anew, with the events there were.
    const log = `select epoch, (select count(*)::int from events) as events,
      (select count(*)::int from events where transaction <> '0') as "ofServers" from event_log`
    const [former] = await select<{ epoch: string; events: number }>(log)
    const [restored] = await ask<{ epoch: string; events: number }>(target.url, log)
    expect(restored).toEqual({
      epoch: expect.stringMatching(/^[0-9a-f]{12}$/),
      events: expect.any(Number),
      ofServers: 0,
    })
    expect(restored?.events).toBeGreaterThan(10)
    expect(restored?.epoch).not.toBe(former?.epoch)

    const [state] = await ask(
      target.url,
      `select (select count(*)::int from users_sessions) as sessions,
         (select count(*)::int from sign_in_steps) as steps,
         (select count(*)::int from notifications where awaits_digest) as digests,
         (select count(*)::int from passkey_challenges) as challenges,
         (select count(*)::int from calendar_feeds) as feeds,
         (select count(*)::int from user_invitations where token_hash is not null) as invitations,
         (select count(*)::int from webhook_deliveries where state in ('waiting', 'sending')) as "toSend",
         (select state || ' ' || error from webhook_deliveries order by id desc limit 1) as delivered,
         (select count(*)::int from mails where state in ('waiting', 'sending')) as waiting,
         (select count(*)::int from mails where state = 'dead' and last_error = 'restored') as dead,
         (select delivery::text from tender_sends order by id desc limit 1) as delivery,
         (select count(*)::int from audit_events where transaction > 0) as "ofThisServer",
         (select array[action, command, subject, details #>> '{backup,1}'] from audit_events
           order by id desc limit 1) as told`,
    )
    expect(state).toMatchObject({
      sessions: 0,
      steps: 0,
      digests: 0,
      challenges: 0,
      feeds: 0,
      invitations: 0,
      toSend: 0,
      delivered: 'dead restored',
      waiting: 0,
      delivery: 'failed',
      ofThisServer: 1,
      told: ['restore', 'restore', null, backup.id],
    })
    expect(state?.dead).toBeGreaterThan(1)
  })

  it('leaves the numbers of transactions as they differ, also the second time', async () => {
    const third = await emptyDatabase('backoffice_test_restored_again')
    try {
      const again = await backUp(await place('twice'), { url: target.url })
      const { folder, manifest } = again
      await restore({ folder, manifest, ownerUrl: third.ownerUrl })
      const numbers = `select count(distinct transaction)::int as n, max(transaction) < 0 as below
        from audit_events where id < (select max(id) from audit_events)`
      const [before] = await ask(
        target.url,
        `select count(distinct transaction)::int as n from audit_events`,
      )
      expect(await ask(third.url, numbers)).toEqual([{ n: before?.n, below: true }])
    } finally {
      await third.drop()
    }
  })

  it('keeps people signed in when that is asked for, and ends the rest', async () => {
    const other = await emptyDatabase('backoffice_test_restored_open')
    try {
      await restore({ ownerUrl: other.ownerUrl, keepSessions: true })
      const [state] = await ask(
        other.url,
        `select (select count(*)::int from users_sessions) as sessions,
           (select count(*)::int from mails where state in ('waiting', 'sending')) as waiting,
           (select count(*)::int from rate_limits) as limits`,
      )
      expect(state).toMatchObject({ waiting: 0, limits: 0 })
      expect(state?.sessions).toBeGreaterThan(0)
    } finally {
      await other.drop()
    }
  })

  it('goes on where the ids of the backup ended', async () => {
    const [row] = await ask<{ next: string; highest: string }>(
      target.url,
      `select nextval('stock_movements_id_seq') as next, (select max(id) from stock_movements) as highest`,
    )
    expect(Number(row?.next)).toBeGreaterThan(Number(row?.highest))
  })

  it('is refused into a database that holds something', async () => {
    const migrations = backup.manifest.migrations
    const before = await rowsInTarget()
    for (const attempt of [
      () => restore(),
      () => refuseFilled({ ownerUrl: target.ownerUrl, migrations }),
    ])
      expect(await problemOf(attempt())).toMatch(/^5 .*not empty.*nothing was changed/)
    expect(await rowsInTarget()).toEqual(before)
  })
})

describe('a backup that must not be', () => {
  it('is none when it was killed, and the next one removes what it left', async () => {
    const other = await place('killed')
    const lock = new pg.Client({ connectionString: process.env.TEST_SUPERUSER_URL })
    await lock.connect()
    // The copy of this table waits, so that the backup is killed in its middle.
    await lock.query('begin; lock table payload_kv in access exclusive mode')
    const killed = problemOf(backUp(other))
    await vi.waitFor(
      async () =>
        expect(
          await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'backoffice-backup' and wait_event_type = 'Lock'`),
        ).toHaveLength(1),
      { timeout: 60_000 },
    )
    expect(await killed).not.toBe('none')
    await lock.query('rollback')
    await lock.end()
    // As a process that is killed leaves it.
    const half = path.join(other, '20260101T000000Z-abcd')
    await mkdir(path.join(half, 'tables'), { recursive: true })
    await writeFile(path.join(half, 'manifest.json.part'), '{}')
    expect(await listBackups(other)).toEqual([])
    expect(await problemOf(readManifest(half))).toMatch(/^2 There is no backup/)
    const made = await backUp(other)
    // Erasures of other specs are noted beside it.
    const left = (await readdir(other)).filter((name) => name !== 'erasures')
    expect(left.sort()).toEqual([made.id, 'files'].sort())
  })

  it('waits for no other: two at once are one', async () => {
    const lock = new pg.Client({ connectionString: process.env.TEST_SUPERUSER_URL })
    await lock.connect()
    await lock.query(`select pg_advisory_lock(hashtextextended('backoffice:backup', 0))`)
    expect(await problemOf(backUp(await place('busy')))).toMatch(/^3 /)
    await lock.end()
  })

  it('waits for a migration', async () => {
    const lock = new pg.Client({ connectionString: process.env.TEST_SUPERUSER_URL })
    await lock.connect()
    await lock.query(`select pg_advisory_lock(hashtextextended('backoffice:bootstrap', 0))`)
    let isWaiting = false
    const other = await place('waits')
    const made = backUp(other, { onWait: () => (isWaiting = true) })
    await vi.waitFor(() => expect(isWaiting).toBe(true), { timeout: 60_000 })
    expect(await listBackups(other)).toEqual([])
    await lock.end()
    expect((await made).missing).toEqual([])
  })

  it('names tables that a restore could not fill', async () => {
    await asSuperuser('create table public.of_another (id int)')
    try {
      expect(await problemOf(backUp(await place('foreign')))).toMatch(/^2 .*of_another/)
    } finally {
      await asSuperuser('drop table public.of_another')
    }
  })

  it('names files that are nowhere, and is complete otherwise', async () => {
    const [media] = await select<{ id: number }>(
      `insert into media (filename) values ('nowhere.png') returning id`,
    )
    try {
      const made = await backUp(dir, { keep: parseKeep('9d') as Keep })
      expect(made.missing).toEqual(['media/nowhere.png'])
      expect((await checkBackup(made.folder)).manifest).toEqual(made.manifest)
      const checked = await checkInstallation({
        url: process.env.DATABASE_URL as string,
        storage: theStorage(),
      })
      expect(checked.missing).toEqual(['media/nowhere.png'])
    } finally {
      await select('delete from media where id = $1', [media?.id])
    }
  })
})

it('removes files that no backup names any more, and never the last proven backup', async () => {
  const other = await place('keep')
  const first = await backUp(other)
  await writeProof(first.folder, new Date())
  await rm(path.join(uploadsFolder(), 'media', path.basename(files[0] as string)))
  await writeFile(path.join(other, 'files', 'media', 'left.png.part'), 'x')
  const second = await backUp(other, { keep: parseKeep('1m') as Keep })
  expect(second.removed).toEqual([])
  expect((await listBackups(other)).map(({ id }) => id)).toEqual(
    [second.id, first.id].sort().reverse(),
  )
  expect(await readdir(path.join(other, 'files', 'media'))).not.toContain('left.png.part')
  // Still in the backups, as its row lives.
  expect(second.missing).toEqual([])
  await writeProof(second.folder, new Date())
  const third = await backUp(other, { keep: parseKeep('1m') as Keep })
  expect(third.removed).toEqual([first.id])
})

describe('the page of backups', () => {
  const day = 24 * 60 * 60 * 1000
  const soon = () => new Date()

  it('lists the backups of a folder and says what the newest one holds', async () => {
    const own = await place('page')
    const made = await backUp(own)
    await writeProof(made.folder, soon())
    const [newest] = await listBackups(own)
    const { tables, files: stored } = await readManifest(made.folder)
    const read = await readBackups(own, soon())
    expect(read).toMatchObject({ folder: own, unreadable: null, warnings: [] })
    expect(read.backups).toEqual([
      {
        id: made.id,
        at: newest?.at.toISOString(),
        provenAt: newest?.provenAt?.toISOString(),
        isBeforeUpgrade: false,
      },
    ])
    expect(read.newest).toMatchObject({ isEncrypted: false, files: stored.length })
    expect(read.newest?.rows).toBe(tables.reduce((sum, { rows }) => sum + rows, 0))
    const late = await readBackups(own, new Date(Date.now() + 9 * day))
    expect(late.warnings).toEqual(['old', 'unproven'])
  })

  it('says what is missing: a setting, the folder, a backup, its list of content', async () => {
    const nothing = { unreadable: null, backups: [], newest: null }
    expect(await readBackups(undefined, soon())).toEqual({
      ...nothing,
      folder: null,
      warnings: [],
    })
    const none = path.join(dir, 'none')
    expect(await readBackups(none, soon())).toEqual({
      ...nothing,
      folder: none,
      warnings: ['none'],
    })
    const other = await place('damaged')
    const id = '20260301T020000Z-0001'
    await mkdir(path.join(other, id))
    await writeFile(path.join(other, id, 'manifest.json'), '{"format":1')
    const damaged = await readBackups(other, soon())
    expect(damaged).toMatchObject({ backups: [{ id }], newest: null })
    const file = path.join(other, id, 'manifest.json')
    const { unreadable } = await readBackups(file, soon())
    expect(unreadable).toContain('ENOTDIR')
  })
})
