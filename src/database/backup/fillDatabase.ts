import type pg from 'pg'
import { quoted, readSequences, readTables, type Sequence, type Table } from './tables'

/** Tables that migrations fill. A database with rows in no other table counts as empty. */
const FILLED_BY_MIGRATIONS: readonly string[] = [
  'payload_migrations',
  'schema_facts',
  'event_log',
  'lost_reasons',
]

/**
 * The indexes and keys that are dropped while tables are filled, as the statements that create them
 * again.
 */
type Removed = { indexes: string[]; keys: string[] }

const definitions = async (client: pg.Client, statement: string) =>
  (await client.query<{ away: string; back: string }>(statement)).rows

/** Foreign keys of tables of the application; each is validated when it is added again. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname,
           pg_get_constraintdef(oid)) as back
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'
     and conparentid = 0 order by conrelid::regclass::text, conname`

/** Indexes that are not constraints: building them after the rows is faster. */
const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as away,
         pg_get_indexdef(i.indexrelid) as back
    from pg_index i join pg_class c on c.oid = i.indexrelid
   where c.relnamespace = 'public'::regnamespace and not c.relispartition
     and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
       and d.objid = i.indexrelid and d.deptype = 'e')
   order by c.relname`

const nameOf = ({ name }: Table) => `public.${quoted(name)}`

const setTriggers = async (client: pg.Client, tables: readonly Table[], state: string) => {
  for (const table of tables)
    await client.query(`alter table ${nameOf(table)} ${state} trigger user`)
}

/** Tables that have rows, except those that migrations fill. */
export const filledTables = async (
  client: pg.Client,
  tables: readonly Table[],
): Promise<string[]> => {
  const filled: string[] = []
  for (const table of tables) {
    if (FILLED_BY_MIGRATIONS.includes(table.name)) continue
    const { rows } = await client.query(`select from ${nameOf(table)} limit 1`)
    if (rows.length > 0) filled.push(table.name)
  }
  return filled
}

/**
 * What differs between the tables of a database and those of a backup, columns as sets.
 * @returns names of tables and sequences that only one of them has, and of tables whose columns differ
 */
export const schemaDifferences = async (
  client: pg.Client,
  wanted: { tables: readonly Table[]; sequences: readonly Pick<Sequence, 'name'>[] },
): Promise<string[]> => {
  const tables = await readTables(client)
  const factsOf = (all: readonly Table[]) =>
    new Map(all.map(({ name, columns }) => [name, columns.toSorted().join()]))
  const [here, there] = [factsOf(tables), factsOf(wanted.tables)]
  for (const { name } of await readSequences(client)) here.set(name, 'sequence')
  for (const { name } of wanted.sequences) there.set(name, 'sequence')
  return [...new Set([...here.keys(), ...there.keys()])].filter(
    (name) => here.get(name) !== there.get(name),
  )
}

/**
 * Prepares every table for filling, in the transaction of the caller: locks it, and drops the keys,
 * indexes and triggers that would check rows one by one.
 * @param client of the owner of the tables
 * @returns how to create them again, or the tables that have rows already
 */
export const beginFilling = async (
  client: pg.Client,
  tables: readonly Table[],
): Promise<{ filled: string[] } | { removed: Removed }> => {
  await client.query(`lock table ${tables.map(nameOf).join(', ')} in access exclusive mode`)
  const filled = await filledTables(client, tables)
  if (filled.length > 0) return { filled }
  const keys = await definitions(client, FOREIGN_KEYS)
  const indexes = await definitions(client, INDEXES)
  for (const { away } of [...keys, ...indexes]) await client.query(away)
  await setTriggers(client, tables, 'disable')
  for (const { name } of tables)
    if (FILLED_BY_MIGRATIONS.includes(name))
      await client.query(`delete from public.${quoted(name)}`)
  return {
    removed: { keys: keys.map(({ back }) => back), indexes: indexes.map(({ back }) => back) },
  }
}

/**
 * Creates again what `beginFilling` dropped. Adding a key checks every row.
 * @throws errors of the database for rows that violate a key or an index
 */
export const endFilling = async (
  client: pg.Client,
  tables: readonly Table[],
  { keys, indexes }: Removed,
): Promise<void> => {
  for (const back of indexes) await client.query(back)
  await setTriggers(client, tables, 'enable')
  for (const back of keys) await client.query(back)
}

/** Sets sequences to their values in the backup. */
export const setSequences = async (
  client: pg.Client,
  sequences: readonly Sequence[],
): Promise<void> => {
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quoted(name)}`,
      lastValue,
      isCalled,
    ])
}

/** Other sessions in this database, for example of a running program. */
export const otherSessions = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select distinct coalesce(nullif(application_name, ''), usename::text) as name
       from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename is not null
      order by 1`,
  )
  return rows.map(({ name }) => name)
}
