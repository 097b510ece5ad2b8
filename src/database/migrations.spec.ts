import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** A change of a migration to tables that earlier programs use; `what` completes "it …". */
const NARROWING: [what: string, pattern: RegExp][] = [
  [
    'drops a table, column, type, view, function or trigger',
    /\bdrop (table|column|type|view|function|trigger)\b/,
  ],
  ['renames something', /\brename (to|column|value|constraint)\b|\brename \S+ to\b/],
  ['changes a type', /\balter (column )?\S+ (set data )?type\b/],
  ['wants a value', /\bset not null\b/],
  [
    'adds a column that wants a value',
    /\badd (column )?(?!constraint\b)\S+ (?!.*\bdefault\b).*\bnot null\b/,
  ],
  ['takes a default away', /\bdrop default\b/],
  ['adds a rule', /\badd (constraint \S+ )?(check|unique|exclude|primary key)\b/],
  ['lets a value stand once only', /\bcreate unique index\b/],
  ['adds a trigger', /\bcreate (or replace )?(constraint )?trigger\b/],
  ['removes rows', /^(with .*)?\b(delete from|truncate)\b/],
]

const bare = (name: string) => name.replaceAll('"', '').replace(/^public\./, '')

/** Tables created by the same migration: no earlier program uses them. */
const madeIn = (text: string) =>
  new Set(
    [...text.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?([\w".]+)/g)].map(
      ([, name]) => bare(name ?? ''),
    ),
  )

const tableOf = (statement: string): string =>
  bare(
    /\b(?:alter table|drop table) (?:if exists |only )*([\w".]+)|\bon (?:only )?([\w".]+)/
      .exec(statement)
      ?.slice(1)
      .find(Boolean) ?? '',
  )

/** The SQL statements of the `up` of a migration. */
const statementsOf = (source: string): string[] =>
  (/export async function up[^]*?(?=export async function down|$)/.exec(source)?.[0] ?? '')
    .replaceAll(/--[^\n]*|\/\/[^\n]*/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .split(/;|`/)
    .map((statement) => statement.trim())

/** Changes of a migration that may break earlier programs. */
const narrowingOf = (source: string): string[] => {
  const statements = statementsOf(source)
  const made = madeIn(statements.join(';'))
  return NARROWING.flatMap(([what, pattern]) =>
    statements.some((one) => pattern.test(one) && !made.has(tableOf(one))) ? [what] : [],
  )
}

const raises = (source: string) => /\braiseMinRelease\(db, '\d+\.\d+\.\d+'\)/.test(source)
/** Reason why earlier programs still work: a sentence in the comment of the migration. */
const hasReason = (source: string) => /Fits earlier releases: [^]{30,}?\./.test(source)

const FOLDER = path.resolve('src/database/migrations')
const LATER = readdirSync(FOLDER).filter((name) => /^\d{8}.*\.ts$/.test(name))

describe('migrations after the baseline', () => {
  it('are here', () => expect(LATER.length).toBeGreaterThan(0))

  it.each(LATER)('%s only adds, or says which programs fit (docs/how-to/migration.md)', (name) => {
    const source = readFileSync(path.join(FOLDER, name), 'utf8')
    const isAnswered = raises(source) || hasReason(source)
    expect(isAnswered ? [] : narrowingOf(source)).toEqual([])
  })
})

const migration = (sql: string, more = '') =>
  `export async function up({ db }) { await db.execute(sql\`${sql}\`)${more} }
   export async function down({ db }) { await db.execute(sql\`drop table x\`) }`

describe('what narrows', () => {
  it.each([
    'drop table "stock_cards"',
    'ALTER TABLE "stock_cards" DROP COLUMN "shelf"',
    'alter table stock_cards rename shelf to place',
    'alter table stock_cards rename to cards',
    'alter table stock_cards\n  alter shelf type numeric(18, 2)',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE varchar',
    'alter table a alter column b set not null',
    'alter table a add column b int not null',
    'ALTER TABLE "a" ADD COLUMN "b" varchar NOT NULL',
    'alter table a alter b drop default',
    'alter table a add constraint a_b check (b > 0) not valid',
    'alter table a add unique (b)',
    'create unique index a_b on a (b)',
    'create trigger t before insert on a for each row execute function f()',
    'drop trigger t on a',
    'delete from a where b is null',
    `alter type enum_a rename value 'x' to 'y'`,
    'select 1; drop table a',
  ])('is found: %s', (sql) => expect(narrowingOf(migration(sql))).toHaveLength(1))

  it.each([
    'create table a (b int not null, unique (b)); create unique index a_b on a (b); alter table "public"."a" add constraint c check (b > 0)',
    'alter table a add column b int',
    `alter table a add column b varchar not null default ''`,
    'ALTER TABLE "a" ADD CONSTRAINT "a_b_fk" FOREIGN KEY ("b") REFERENCES "public"."c"("id") ON DELETE restrict',
    'create index a_b on a (b); drop index if exists a_c',
    'alter table a drop constraint a_b',
    `alter type enum_a add value 'z'`,
    'alter table a alter b drop not null',
    'update a set b = 1 where b is null',
    '-- drop table a\nselect 1',
  ])('is not found: %s', (sql) => expect(narrowingOf(migration(sql))).toEqual([]))

  it('is answered by a release or by a reason of some length', () => {
    expect(raises(migration('drop table a', `; await raiseMinRelease(db, '0.4.0')`))).toBe(true)
    expect(raises(migration('drop table a'))).toBe(false)
    expect(hasReason('/** Fits earlier releases: they neither read nor write the table. */')).toBe(
      true,
    )
    expect(hasReason('/** Fits earlier releases: yes. */')).toBe(false)
  })
})
