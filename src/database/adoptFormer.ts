import type pg from 'pg'
import { hasTable, readApplied } from './appliedMigrations'
import { BASELINE, FORMER_MIGRATIONS } from './formerMigrations'
import { withConnection } from './openConnection'

/**
 * A database that this version cannot start on. The message is for the operator at the terminal.
 */
export class UnsuitableDatabase extends Error {}

const older = (done: number) =>
  new UnsuitableDatabase(
    `This database was made by an earlier state of version 0.1.0: ${done} of its ${FORMER_MIGRATIONS.length} migrations have run. ` +
      `Start the last state of version 0.1.0 with it once, the one with the migration ${FORMER_MIGRATIONS.at(-1)}, then this version again. ` +
      'Nothing was changed.',
  )

const adopt = async (client: pg.Client): Promise<boolean> => {
  if (!(await hasTable(client, 'payload_migrations'))) return false
  // Serialised: a second process finds the baseline recorded.
  await client.query('lock table payload_migrations in share row exclusive mode')
  const applied = await readApplied(client)
  const names = new Set(applied.map(({ name }) => name))
  if (applied.some(({ batch }) => batch === -1)) {
    throw new UnsuitableDatabase(
      'This database was made by a development push, not by migrations: use an empty database.',
    )
  }
  if (applied.length === 0 || names.has(BASELINE)) return false
  const missing = FORMER_MIGRATIONS.filter((name) => !names.has(name))
  if (missing.length > 0) throw older(FORMER_MIGRATIONS.length - missing.length)
  await client.query(
    'insert into payload_migrations (name, batch) select $1, max(batch) + 1 from payload_migrations',
    [BASELINE],
  )
  return true
}

/**
 * Records the baseline in a database that has all migrations of version 0.1.0, whose schema equals
 * the baseline. Nothing else changes, and the names of those migrations stay. An empty database, or
 * one with the baseline, is left alone.
 *
 * @param url connection string of the owner of the tables
 * @returns whether the baseline was recorded now
 * @throws {UnsuitableDatabase} for a database of an older state, or one made by a development push
 */
export const adoptFormer = (url: string): Promise<boolean> =>
  withConnection('maintenance', url, async (client) => {
    await client.query('begin')
    const isAdopted = await adopt(client)
    await client.query('commit')
    return isAdopted
  })
