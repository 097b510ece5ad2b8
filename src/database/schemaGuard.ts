import { isBefore } from '@/domain/shared/release'
import { hasTable, readApplied, readMigrations, type Queryable } from './appliedMigrations'
import { BASELINE, FORMER_MIGRATIONS } from './formerMigrations'

/**
 * Undefined for a database of an earlier version, which has no such table: every program is
 * compatible.
 */
const readMinRelease = async (client: Queryable): Promise<string | undefined> => {
  if (!(await hasTable(client, 'schema_facts'))) return undefined
  const { rows } = await client.query('select min_release from public.schema_facts')
  return rows[0]?.min_release as string | undefined
}

/**
 * Reason why a program may not work with a database: a later release has changed something that
 * this one relies on. Checked before any write to a database, and by the health check.
 * @param client of any role of the application
 * @param release of the program, as in `package.json`
 * @returns a sentence for the operator, or null when the program is compatible (decision 0073)
 */
export const findMisfit = async (client: Queryable, release: string): Promise<string | null> => {
  const least = await readMinRelease(client)
  if (least === undefined || !isBefore(release, least)) return null
  return (
    `This database belongs to release ${least}; this program is ${release}. ` +
    `Install ${least} or newer, or restore a backup that was made before the upgrade into a new database (docs/operations/upgrade.md).`
  )
}

/**
 * Migrations of a database that a program does not know, in the order in which they ran. They
 * belong to a newer, compatible release; otherwise `findMisfit` refuses.
 * @param known every migration of the program
 */
export const unknownMigrations = async (
  client: Queryable,
  known: readonly string[],
): Promise<string[]> => {
  const names = new Set([...known, ...FORMER_MIGRATIONS])
  return (await readMigrations(client)).filter((name) => !names.has(name))
}

/**
 * How the schema of a database relates to a program.
 * @param known every migration of the program, in order
 * @returns the pending migrations; whether none has run yet; and whether the database has an
 *   earlier state of version 0.1.0, which `adoptFormer` refuses
 */
export const readSchema = async (
  client: Queryable,
  known: readonly string[],
): Promise<{ pending: string[]; isNew: boolean; isUnsuitable: boolean }> => {
  const ran = new Set((await readApplied(client)).map(({ name }) => name))
  const isFormer = !ran.has(BASELINE) && ran.size > 0
  const isAdopted = FORMER_MIGRATIONS.every((name) => ran.has(name))
  return {
    pending: known.filter((name) => !ran.has(name) && !(name === BASELINE && isAdopted)),
    isNew: ran.size === 0,
    isUnsuitable: isFormer && !isAdopted,
  }
}
