import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functionFiles, markOf } from '@/database/applySql'
import { asSuperuser } from '../../factories/database'
import { administrator } from '../../factories/person'
import { schemaDigest } from '../../helpers/schemaDigest'

const FOLDER = path.resolve('src/database')
const files = functionFiles()

const OURS = `p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend e
  where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')`

let client: pg.Client
const ask = async <T>(statement: string): Promise<T[]> =>
  (await client.query(statement)).rows as T[]

beforeAll(async () => {
  await administrator()
  client = new pg.Client({ connectionString: process.env.TEST_SUPERUSER_URL })
  await client.connect()
})
afterAll(() => client.end())

describe('SQL functions', () => {
  it('have one file each, named like them', async () => {
    const rows = await asSuperuser<{ name: string }>(
      `select proname as name from pg_proc p where ${OURS} order by proname collate "C"`,
    )
    expect(rows.map(({ name }) => name)).toEqual([...files.keys()].sort())
  })

  it('are what their files say, and a file makes no other', async () => {
    await client.query('begin')
    try {
      const before = await schemaDigest(ask)
      const made: string[] = []
      for (const [name, file] of files) {
        // Compared with the tables as well: bodies are checked here.
        await client.query(readFileSync(file, 'utf8'))
        const rows = await ask<{ name: string }>(
          `select proname as name from pg_proc where xmin::text::bigint
             = (pg_current_xact_id()::text::bigint & 4294967295)`,
        )
        made.push(name)
        expect(new Set(rows.map((row) => row.name))).toEqual(new Set(made))
      }
      expect(await schemaDigest(ask)).toEqual(before)
    } finally {
      await client.query('rollback')
    }
  })

  it('are brought to every database by a migration: the last that names one has its mark', () => {
    const folder = path.join(FOLDER, 'migrations')
    const migrations = readdirSync(folder)
      .filter((name) => /^\d.*\.ts$/.test(name))
      .sort()
    const last = new Map(
      migrations
        .flatMap((name) => [
          ...readFileSync(path.join(folder, name), 'utf8').matchAll(/'((\w+)@[0-9a-f]{8})'/g),
        ])
        .map(([, mark, name]) => [name, mark]),
    )
    const marks = [...files].map(([name, file]) => [name, markOf(name, readFileSync(file, 'utf8'))])
    // A changed body: name the function in a new migration, by this mark.
    expect(Object.fromEntries(last)).toEqual(Object.fromEntries(marks))
  })

  it('of triggers are each called by one', async () => {
    const rows = await asSuperuser(
      `select proname from pg_proc p where ${OURS} and prorettype = 'trigger'::regtype
         and not exists (select from pg_trigger where tgfoid = p.oid)`,
    )
    expect(rows).toEqual([])
  })

  it('are called by every trigger there is', async () => {
    const rows = await asSuperuser<{ name: string }>(
      `select distinct proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where not tgisinternal and tgrelid in
          (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    )
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.map(({ name }) => name).filter((name) => !files.has(name))).toEqual([])
  })

  it('lie in folders that can be looked over', () => {
    const folders = readdirSync(path.join(FOLDER, 'functions'))
    const full = folders.filter(
      (folder) => readdirSync(path.join(FOLDER, 'functions', folder)).length > 25,
    )
    expect(full).toEqual([])
  })
})

describe('schemaDigest', () => {
  const CHANGES: [what: string, statement: string][] = [
    ['a default', `alter table tenders alter reason set default ''`],
    ['a type', 'alter table stock_cards alter max_quantity type numeric(18, 4)'],
    ['a column', 'alter table tenders add column more int'],
    [
      'the order of columns',
      `alter table tender_counters add column y int;
       alter table tender_counters drop column year; alter table tender_counters rename y to year`,
    ],
    ['a constraint', 'alter table tenders drop constraint tenders_numbered'],
    ['an index', 'drop index tenders_number_once'],
    ['a trigger', 'drop trigger guard_tender on tenders'],
    ['a trigger that is off', 'alter table tenders disable trigger guard_tender'],
    ['a value of an enumeration', `alter type enum_tenders_type add value 'loan' before 'other'`],
    ['a grant', 'grant select on tenders to public'],
    ['a right to a function', 'grant execute on function audit_row() to public'],
    ['an owner', 'alter table tenders owner to current_user'],
    [
      'a body',
      `create or replace function sends_are_final() returns void language plpgsql as $$
         begin raise exception 'sendIsFinal'; end $$`,
    ],
    [
      'code that became a comment',
      `create or replace function keep_rate_source() returns trigger language plpgsql as $$
         begin
           -- new.source := old.source;
           return new;
         end $$`,
    ],
    ['a sequence', 'alter sequence stock_assembly_numbers increment 2'],
    ['a view', 'create view v as select 1 as one'],
  ]
  let before: string[]
  beforeAll(async () => {
    before = await schemaDigest(ask)
  })
  it.each(CHANGES)('tells %s', async (_, statement) => {
    await client.query('begin')
    try {
      await client.query(statement)
      expect(await schemaDigest(ask)).not.toEqual(before)
    } finally {
      await client.query('rollback')
    }
  })
})

it('one snapshot of the schema is kept, that of the newest migration with one', () => {
  const names = readdirSync(path.join(FOLDER, 'migrations')).filter((name) => /\.json$/.test(name))
  expect(names).toHaveLength(1)
})
