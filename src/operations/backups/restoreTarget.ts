import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { readMigrations } from '@/database/appliedMigrations'
import { filledTables, otherSessions } from '@/database/backup/fillDatabase'
import { readTables } from '@/database/backup/tables'
import { withConnection } from '@/database/openConnection'
import type { Manifest } from '@/database/backup/manifest'
import { BackupProblem, someOf } from '@/database/backup/problem'

/** Time for connections of just stopped programs to disappear. */
const PATIENCE = { tries: 10, ms: 200 }

/** The refusal of a database with rows. */
export const notEmpty = (tables: readonly string[]) =>
  new BackupProblem(
    'notEmpty',
    `The database is not empty: there are rows in ${someOf(tables)}. Restore into a new one; nothing was changed.`,
  )

/**
 * Refuses a database with other connections.
 * @throws {BackupProblem} `notEmpty`
 */
export const refuseOthers = async (client: pg.Client) => {
  let others = await otherSessions(client)
  for (let tries = 0; others.length > 0 && tries < PATIENCE.tries; tries += 1) {
    await sleep(PATIENCE.ms)
    others = await otherSessions(client)
  }
  if (others.length > 0)
    throw new BackupProblem(
      'notEmpty',
      `The database is in use (${someOf(others)}): stop the application and every other program that is connected to it.`,
    )
}

/**
 * Whether a database has any row other than those created by migrations.
 * @param url connection string of a role that may read every table
 */
export const holdsData = (url: string): Promise<boolean> =>
  withConnection(
    'backup',
    url,
    async (client) => (await filledTables(client, await readTables(client))).length > 0,
  )

/**
 * The migrations that create the tables of a backup.
 * @param args.manifest of the backup
 * @param args.known every migration of this program, in order
 * @param args.former migrations of version 0.1.0, whose schema is the baseline's
 * @param args.baseline the first one of `known`
 * @throws {BackupProblem} `newer` for a backup with migrations that this program does not have, `failed`
 *   for one of an earlier state of version 0.1.0
 */
export const migrationsFor = (args: {
  manifest: Pick<Manifest, 'migrations' | 'product'>
  known: readonly string[]
  former: readonly string[]
  baseline: string
}): string[] => {
  const { manifest, known, former, baseline } = args
  const ran = new Set(manifest.migrations)
  const unknown = manifest.migrations.filter(
    (name) => !known.includes(name) && !former.includes(name),
  )
  if (unknown.length > 0)
    throw new BackupProblem(
      'newer',
      `The backup was made by a newer program (${manifest.product}), which has the migrations ${someOf(unknown)}: restore it with that version or a later one.`,
    )
  if (!ran.has(baseline) && former.some((name) => !ran.has(name)))
    throw new BackupProblem(
      'failed',
      'The backup was made of a database of an earlier state of version 0.1.0, which this program does not read.',
    )
  return known.filter((name) => name === baseline || ran.has(name))
}

/**
 * Refuses an unsuitable database before anything is changed.
 * @param args.ownerUrl connection string of the owner
 * @param args.migrations those that create the tables of the backup
 * @throws {BackupProblem} `notEmpty` for one that has rows or is in use, `failed` for one with
 *   tables of later migrations
 */
export const refuseFilled = (args: {
  ownerUrl: string
  migrations: readonly string[]
}): Promise<void> =>
  withConnection('backup', args.ownerUrl, async (client) => {
    const filled = await filledTables(client, await readTables(client))
    if (filled.length > 0) throw notEmpty(filled)
    await refuseOthers(client)
    const ran = await readMigrations(client)
    const later = ran.filter((name) => !args.migrations.includes(name))
    if (later.length > 0)
      throw new BackupProblem(
        'failed',
        `The database has tables of migrations that the backup does not have (${someOf(later)}): restore into a database that is new and empty.`,
      )
  })
