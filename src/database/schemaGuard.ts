import { isBefore } from '@/domain/shared/release'
import { FORMER_MIGRATIONS } from './formerMigrations'

/** A connection or a pool of them. */
type Asking = { query: (text: string) => Promise<{ rows: Record<string, unknown>[] }> }

/** Databases of earlier versions do not have the table: every program may work with them. */
const readMinRelease = async (client: Asking): Promise<string | undefined> => {
  const { rows: tables } = await client.query(
    `select to_regclass('public.schema_facts') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return undefined
  const { rows } = await client.query('select min_release from public.schema_facts')
  return rows[0]?.min_release as string | undefined
}

/**
 * Why a program may not work with a database: a later release has changed what this one relies on.
 * Asked before anything is done to a database, and by the check of health.
 * @param client of any role of the application
 * @param release of the program, as in `package.json`
 * @returns a sentence for the operator, or null when the program fits (decision 0073)
 */
export const findMisfit = async (client: Asking, release: string): Promise<string | null> => {
  const least = await readMinRelease(client)
  if (least === undefined || !isBefore(release, least)) return null
  return (
    `This database belongs to release ${least}; this program is ${release}. ` +
    `Install ${least} or newer, or restore a backup that was made before the upgrade into a new database (docs/operations/upgrade.md).`
  )
}

/**
 * Migrations of a database that a program does not know, in the order in which they ran. They are
 * those of a newer release that this program fits, or `findMisfit` refuses it.
 * @param known every migration of the program
 */
export const unknownMigrations = async (
  client: Asking,
  known: readonly string[],
): Promise<string[]> => {
  const { rows } = await client.query(
    'select name from public.payload_migrations where batch > 0 order by id',
  )
  const names = new Set([...known, ...FORMER_MIGRATIONS])
  return rows.map(({ name }) => String(name)).filter((name) => !names.has(name))
}

const BASELINE = '0001_baseline'

/**
 * What a program would do to the schema of a database.
 * @param known every migration of the program, in order
 * @returns the migrations that are still to run; whether none has run yet; and whether the database is
 *   one of an earlier state of version 0.1.0, which `adoptFormer` refuses
 */
export const readSchema = async (
  client: Asking,
  known: readonly string[],
): Promise<{ pending: string[]; isNew: boolean; isUnsuitable: boolean }> => {
  const { rows: tables } = await client.query(
    `select to_regclass('public.payload_migrations') is not null as "isThere"`,
  )
  const { rows } = tables[0]?.isThere
    ? await client.query('select name from public.payload_migrations')
    : { rows: [] }
  const ran = new Set(rows.map(({ name }) => name))
  const isFormer = !ran.has(BASELINE) && ran.size > 0
  const isAdopted = FORMER_MIGRATIONS.every((name) => ran.has(name))
  return {
    pending: known.filter((name) => !ran.has(name) && !(name === BASELINE && isAdopted)),
    isNew: ran.size === 0,
    isUnsuitable: isFormer && !isAdopted,
  }
}
