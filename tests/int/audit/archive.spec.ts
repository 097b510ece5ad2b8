import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDiskStorage } from '@/lib/diskStorage'
import { archiveTrail } from '@/operations/audit/archiveTrail'
import { checkArchives, readArchives, type ArchivedEvents } from '@/operations/audit/readArchives'
import { checkInstallation } from '@/operations/backups/checkInstallation'
import { compiled } from '../../../scripts/lib/compile.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { asProgram, testEnv } from '../../helpers/templateDatabase'
import { ask, emptyDatabase, newFolder } from '../backups/database'

const FOLDER = 'audit-archives'
const EVENTS = 1_200
/** Of them older than three years. */
const OLD = 1_000
const YEARS = 3

let database: { url: string; ownerUrl: string; drop: () => Promise<void> }
let home: string
let superuser: pg.Client
let archive: string
const uploads = () => path.join(home, 'uploads')
const storage = () => createDiskStorage(uploads())
const files = () => readdir(path.join(uploads(), FOLDER)).catch(() => [] as string[])

const run = (change: Partial<Parameters<typeof archiveTrail>[0]> = {}) =>
  archiveTrail({
    ownerUrl: database.ownerUrl,
    storage: storage(),
    years: YEARS,
    atOnce: 300,
    ...change,
  })

/** An event for each of the years, most of them old, as no program and no owner could write them. */
const writeHistory = () =>
  superuser.query(`
    set session_replication_role = replica;
    truncate audit_events, audit_redactions, audit_archives restart identity;
    insert into audit_events (id, at, user_id, user_name, address, request_id, transaction, action,
      subject, document, details) overriding system value
    select n, now() - case when n <= ${OLD} then interval '3 years 1 day' else interval '1 year' end
        + n * interval '1 second',
      n % 5 + 1, 'Kişi ' || n % 5 + 1, null, 'istek' || E'\\t' || n, n / 2, 'update', 'companies', n % 7 + 1,
      jsonb_build_object('boss_name', jsonb_build_array(null, E'Ayşe\\\\ \\n' || n), 'tax', jsonb_build_array(1, n))
      from generate_series(1, ${EVENTS}) n;
    select setval('audit_events_id_seq', ${EVENTS});
    set session_replication_role = origin`)

type Event = Record<string, unknown> & { id: number }
const inTable = () =>
  ask<{ event: Event }>(
    database.ownerUrl,
    `select to_jsonb(e) as event from audit_events e where action = 'update' order by id`,
  ).then((rows) => rows.map(({ event }) => event))
const inArchives = async (of: ArchivedEvents = {}): Promise<Event[]> => {
  const events: Event[] = []
  await readArchives({
    ownerUrl: database.ownerUrl,
    storage: storage(),
    of,
    write: (event) => events.push(event as Event),
  })
  return events
}

beforeAll(async () => {
  database = await emptyDatabase('backoffice_test_trail')
  superuser = new pg.Client({ connectionString: database.url })
  await superuser.connect()
  home = await newFolder('trail')
  archive = (await compiled('scripts/backups.ts')).at(-1) as string
})
beforeEach(async () => {
  await rm(uploads(), { recursive: true, force: true })
  await writeHistory()
})
afterAll(async () => {
  await superuser.end()
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

describe('archiving the trail', () => {
  it('moves what is older into files, reads it back as it was, and notes it', async () => {
    const before = await inTable()
    expect(await run()).toEqual({ archived: OLD, redacted: 0 })
    expect((await inTable()).map(({ id }) => id)).toEqual(before.slice(OLD).map(({ id }) => id))
    expect(await inArchives()).toEqual(before.slice(0, OLD))
    expect(await files()).toHaveLength(4)
    expect(
      await ask(
        database.ownerUrl,
        `select action, details from audit_events where action <> 'update' order by id`,
      ),
    ).toEqual(
      ['300', '300', '300', '100'].map((n) => ({
        action: 'archiveTrail',
        details: { events: [null, n] },
      })),
    )
    expect(await checkArchives({ url: asProgram(database.url), storage: storage() })).toEqual({
      archives: 4,
      events: OLD,
    })
    // What a backup takes along, and `npm run verify` looks for.
    expect(
      await checkInstallation({ url: asProgram(database.url), storage: storage() }),
    ).toMatchObject({ broken: {}, files: 4, missing: [] })
    expect(await run()).toEqual({ archived: 0, redacted: 0 })
  })

  it('reads those of a record, or of a time', async () => {
    const before = (await inTable()).slice(0, OLD)
    await run()
    expect(await inArchives({ subject: 'companies', document: 3 })).toEqual(
      before.filter(({ document }) => document === 3),
    )
    expect(await inArchives({ subject: 'tenders' })).toEqual([])
    const [since, until] = [before[310]?.at, before[650]?.at] as string[]
    expect(await inArchives({ since, until })).toEqual(before.slice(310, 650))
  })

  it('leaves everything in the table without a number of years', async () => {
    expect(await run({ years: null })).toEqual({ archived: 0, redacted: 0 })
    expect(await inTable()).toHaveLength(EVENTS)
  })

  it('stops before the first event that is younger, whatever comes after it', async () => {
    await superuser.query(
      `set session_replication_role = replica; update audit_events set at = now() where id = 401;
       set session_replication_role = origin`,
    )
    expect(await run()).toEqual({ archived: 400, redacted: 0 })
  })

  it('leaves an event in the table while it has an address, which no job takes out of a file', async () => {
    await superuser.query(
      `set session_replication_role = replica; update audit_events set address = '10.0.0.7' where id = 401;
       set session_replication_role = origin`,
    )
    expect(await run()).toEqual({ archived: 400, redacted: 0 })
    await superuser.query(`select audit_forget_addresses(now(), 5000)`)
    expect(await run()).toEqual({ archived: OLD - 400, redacted: 0 })
    expect((await inArchives()).filter(({ address }) => address !== null)).toEqual([])
  })

  it('goes by the clock of the database, as the trigger does, with one of its own that is ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 365 * 86_400_000 })
    try {
      expect(await run({ years: 2 })).toEqual({ archived: OLD, redacted: 0 })
    } finally {
      vi.useRealTimers()
    }
    expect(await inTable()).toHaveLength(EVENTS - OLD)
  })

  it('reads what it wrote, whatever the database has set since', async () => {
    const before = (await inTable()).slice(0, OLD)
    const settings = async (dateStyle: string) => {
      const name = superuser.escapeIdentifier(superuser.database as string)
      await superuser.query(`alter database ${name} set DateStyle to ${dateStyle}`)
      await superuser.query(`alter database ${name} set idle_in_transaction_session_timeout to 1`)
    }
    try {
      await settings(`'SQL, DMY'`)
      await run()
      await settings(`'SQL, MDY'`)
      const read = await inArchives()
      const same = (events: Event[]) => events.map(({ id, at }) => [id, Date.parse(at as string)])
      expect(same(read)).toEqual(same(before))
    } finally {
      const name = superuser.escapeIdentifier(superuser.database as string)
      await superuser.query(`alter database ${name} reset all`)
    }
  })

  it('reads rows that are older than a column of the trail', async () => {
    await run()
    await superuser.query('alter table audit_events add column later boolean not null default true')
    try {
      const events = await inArchives()
      expect([events.length, events[0]?.later]).toEqual([OLD, true])
    } finally {
      await superuser.query('alter table audit_events drop column later')
    }
  })

  it('is not done by two at once', async () => {
    const lock = `hashtextextended('backoffice:archive-trail', 0)`
    await superuser.query(`select pg_advisory_lock(${lock})`)
    await expect(run()).rejects.toMatchObject({ exitCode: 3 })
    await superuser.query(`select pg_advisory_unlock(${lock})`)
    expect(await inTable()).toHaveLength(EVENTS)
  })

  it('finds a file that was changed, cut, or is missing', async () => {
    await run()
    const check = () => checkArchives({ url: database.ownerUrl, storage: storage() })
    const [name] = (
      await ask<{ filename: string }>(
        database.ownerUrl,
        'select filename from audit_archives order by id limit 1',
      )
    ).map(({ filename }) => filename)
    const file = path.join(uploads(), FOLDER, name as string)
    const content = await readFile(file)
    const others = path.join(
      uploads(),
      FOLDER,
      (await files()).find((one) => one !== name) as string,
    )
    for (const wrong of [content.subarray(0, -20), Buffer.from('x'), await readFile(others)]) {
      await writeFile(file, wrong)
      await expect(check()).rejects.toMatchObject({ exitCode: 4 })
      await expect(inArchives()).rejects.toMatchObject({ exitCode: 4 })
    }
    await rm(file)
    await expect(check()).rejects.toThrow(`${name} of the audit trail is missing`)
    await writeFile(file, content)
    expect(await check()).toEqual({ archives: 4, events: OLD })
  })

  it('does not delete what its file does not hold', async () => {
    const { write, ...other } = storage()
    const cut = {
      ...other,
      write: (file: never, bytes: Uint8Array) => write(file, bytes.subarray(0, -9)),
    }
    await expect(run({ storage: cut as never })).rejects.toMatchObject({ exitCode: 4 })
    expect(await inTable()).toHaveLength(EVENTS)
    expect(await files()).toEqual([])
  })
})

describe('the guard of the trail', () => {
  const tried = async (url: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('begin')
      for (const statement of statements) await client.query(statement)
      return 'ok'
    } catch (error) {
      const { code, constraint, message } = error as pg.DatabaseError
      return `${code} ${constraint ?? message}`
    } finally {
      await client.end()
    }
  }
  const row = (
    last = 10,
  ) => `insert into audit_archives (first_id, last_id, first_at, last_at, columns,
      filename, rows, bytes, sha256, digest, redacted_id)
    values (1, ${last}, now(), now(), '{id}', 'x', 10, 1, '', '', 0)`
  const remove = 'delete from audit_events where id <= 10'

  it('lets the program delete no event and write no archive', async () => {
    const program = asProgram(database.url)
    for (const statement of [
      remove,
      row(),
      'update audit_archives set rows = 1',
      'delete from audit_archives',
      'truncate audit_archives',
    ])
      expect(await tried(program, statement)).toMatch(/^42501 permission denied/)
    await expect(run({ ownerUrl: program })).rejects.toMatchObject({ exitCode: 2 })
    expect(await ask(program, 'select trail_is_guarded() as is')).toEqual([{ is: true }])
  })

  it('lets the owner delete with the row of an archive in the same transaction alone', async () => {
    const { ownerUrl } = database
    const no = '23514 auditIsFinal'
    expect(await tried(ownerUrl, remove)).toBe(no)
    expect(await tried(ownerUrl, row(9), remove)).toBe(no)
    expect(await tried(ownerUrl, row(), remove)).toBe('ok')
    expect(await tried(ownerUrl, row(1_100), 'delete from audit_events where id = 1100')).toBe(no)
    expect(await tried(ownerUrl, row(), 'truncate audit_events')).toBe(no)
    await run()
    expect(await tried(ownerUrl, row(10))).toMatch(/^23P01 audit_archives_apart/)
  })

  it('lets a superuser run the command, who does not own the table', async () => {
    expect(await run({ ownerUrl: database.url })).toEqual({ archived: OLD, redacted: 0 })
    expect(await inArchives()).toHaveLength(OLD)
  })
})

describe('after an erasure', () => {
  const redact = (...values: unknown[]) =>
    superuser.query('select redact_audit($1, $2, $3::text[], $4, $5::bigint[]) as n', values)
  const holding = async (text: string) =>
    (await inArchives()).filter((event) => JSON.stringify(event).includes(text)).length

  it('archived events lose the same values, and nothing else of them', async () => {
    await run()
    const before = await inArchives()
    const names = await files()
    // Two of the customers have events in the table as well.
    const { rows } = await redact('companies', 3, ['boss_name'], 'Başvuru 7', null)
    expect(rows[0].n).toBeGreaterThan(0)
    await redact('users', 2, ['user_name', 'address'], 'Başvuru 7', null)
    expect(await run()).toEqual({ archived: 0, redacted: 4 })
    expect(await inArchives()).toEqual(
      before.map((event) => ({
        ...event,
        ...(event.document === 3 && {
          details: { ...(event.details as object), boss_name: [null, '[redacted]'] },
        }),
        ...(event.user_id === 2 && { user_name: '#2' }),
      })),
    )
    // The former files are gone, also for whoever looks into the folder.
    expect((await files()).filter((name) => names.includes(name))).toEqual([])
    expect(await checkArchives({ url: database.ownerUrl, storage: storage() })).toMatchObject({
      events: OLD,
    })
    expect(await run()).toEqual({ archived: 0, redacted: 0 })
  })

  it('so do those of a record of which no event is left in the table', async () => {
    await superuser.query(
      `set session_replication_role = replica; update audit_events set document = 77 where id = 5;
       set session_replication_role = origin`,
    )
    await run()
    expect((await redact('companies', 77, ['boss_name'], 'Başvuru 8', null)).rows).toEqual([
      { n: 0 },
    ])
    expect(await run()).toEqual({ archived: 0, redacted: 1 })
    const [event] = await inArchives({ document: 77 })
    expect(event?.details).toEqual({ boss_name: [null, '[redacted]'], tax: [1, 5] })
  })

  it('a file that is damaged keeps no other from losing them', async () => {
    await run()
    const { rows: archives } = await superuser.query<{ filename: string }>(
      'select filename from audit_archives order by first_id',
    )
    const [first = '', ...others] = archives.map(({ filename }) => filename)
    await writeFile(path.join(uploads(), FOLDER, first), 'x')
    await redact('companies', 3, ['boss_name'], 'Başvuru 12', null)
    await expect(run()).rejects.toMatchObject({ exitCode: 4 })
    const left = await files()
    expect([left.includes(first), left.length]).toEqual([true, 4])
    expect(left.filter((name) => others.includes(name))).toEqual([])
  })

  it('events that were ticked one by one leave the others of the record alone', async () => {
    await run()
    await redact('companies', 3, ['boss_name'], 'Başvuru 9', [1_101])
    expect(await run()).toEqual({ archived: 0, redacted: 0 })
    expect(await holding('[redacted]')).toBe(0)
  })

  it('nothing is archived while one is under way, and the other way round', async () => {
    await superuser.query('begin')
    await redact('companies', 3, ['boss_name'], 'Başvuru 10', null)
    let ended = false
    const running = run().finally(() => (ended = true))
    await vi.waitFor(async () =>
      expect(
        await ask(database.ownerUrl, `select from pg_stat_activity where wait_event = 'advisory'`),
      ).toHaveLength(1),
    )
    expect([ended, await files()]).toEqual([false, []])
    await superuser.query('commit')
    expect(await running).toEqual({ archived: OLD, redacted: 0 })
    expect(await holding('[redacted]')).toBeGreaterThan(0)
  })
})

describe('a run that is killed', () => {
  const start = () =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const e = await import(${JSON.stringify(`file://${archive}`)});
         await e.archiveTrail({ ownerUrl: process.env.OWNER, storage: e.createDiskStorage(process.env.UPLOADS),
           years: ${YEARS}, atOnce: 100 })`,
      ],
      {
        cwd: inRoot('.'),
        stdio: 'ignore',
        env: { ...process.env, ...testEnv, OWNER: database.ownerUrl, UPLOADS: uploads() },
      },
    )
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const isQuiet = () =>
    vi.waitFor(
      async () =>
        expect(
          await ask(
            database.url,
            `select from pg_stat_activity where datname = current_database()
              and application_name = 'backoffice-backup'`,
          ),
        ).toEqual([]),
      { timeout: 20_000 },
    )

  /** Each event is in the table or in an archive that is proven, and in one of them alone. */
  const expectWhole = async (before: Event[]) => {
    await checkArchives({ url: database.ownerUrl, storage: storage() })
    const all = [...(await inArchives()), ...(await inTable())]
    expect(all.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(all.slice(0, OLD)).toEqual(before.slice(0, OLD))
  }

  it.each([
    [
      'while it waits for its turn',
      `select pg_advisory_xact_lock(hashtextextended('backoffice:trail', 0))`,
      0,
    ],
    ['before it has read the events', 'select from audit_events where id = 50 for update', 0],
    ['with a file and no row of it', 'lock table audit_archives in share row exclusive mode', 1],
    [
      'with the row and before the deletion',
      'lock table audit_events in share row exclusive mode',
      1,
    ],
  ])(
    '%s leaves nothing half',
    async (_, held, orphans) => {
      const before = await inTable()
      await superuser.query('begin')
      await superuser.query(held)
      const child = start()
      await vi.waitFor(async () => expect(await ask(database.url, waiting)).toHaveLength(1), {
        timeout: 120_000,
      })
      child.kill('SIGKILL')
      await once(child, 'exit')
      await superuser.query('rollback')
      await isQuiet()
      expect(await files()).toHaveLength(orphans)
      await expectWhole(before)
      expect(await inArchives()).toEqual([])
      // The next one goes on, and puts away what that left.
      expect(await run()).toEqual({ archived: OLD, redacted: 0 })
      await expectWhole(before)
      expect(await files()).toHaveLength(4)
    },
    90_000,
  )

  it('at any moment leaves nothing half', async () => {
    const before = await inTable()
    for (let tries = 0; tries < 4; tries += 1) {
      const child = start()
      const exit = once(child, 'exit')
      const had = (await files()).length
      // Some time after it has begun to write.
      await vi.waitFor(
        async () => expect((await files()).length > had || child.exitCode !== null).toBe(true),
        { timeout: 120_000, interval: 1 },
      )
      child.kill('SIGKILL')
      await exit
      await isQuiet()
      await expectWhole(before)
    }
    await run()
    await expectWhole(before)
    expect((await inTable()).length).toBe(EVENTS - OLD)
  }, 600_000)

  it('while it redacts leaves the former file or the new one', async () => {
    await run({ atOnce: OLD })
    const before = await inArchives()
    await superuser.query(`select redact_audit('companies', 3, '{boss_name}', 'Başvuru 11', null)`)
    await superuser.query('begin')
    await superuser.query('select from audit_archives for update')
    const child = start()
    await vi.waitFor(async () => expect(await ask(database.url, waiting)).toHaveLength(1), {
      timeout: 120_000,
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    await superuser.query('rollback')
    await isQuiet()
    expect(await inArchives()).toEqual(before)
    expect(await run()).toEqual({ archived: 0, redacted: 1 })
    expect(JSON.stringify(await inArchives({ document: 3 }))).not.toContain('Ayşe')
  }, 240_000)
})
