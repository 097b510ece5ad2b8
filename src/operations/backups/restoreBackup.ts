import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { copyTableIn, digestTable } from '@/database/backup/copyTable'
import {
  beginFilling,
  endFilling,
  filledTables,
  otherSessions,
  schemaDifferences,
  setSequences,
} from '@/database/backup/fillDatabase'
import { readMigrations, readTables } from '@/database/backup/tables'
import { connectionOptions } from '@/database/connections'
import { DATABASE_RESTORED } from '@/domain/audit/auditedActions'
import { tenderNumber } from '@/domain/tenders/number'
import { isSameTable } from './checkBackup'
import { sharedFiles, tableFile } from './folder'
import type { Manifest, ManifestFile } from './manifest'
import { BackupProblem, someOf } from './problem'
import { settleRestored } from './settleRestored'
import { copyFile, hashFile, sizeOf } from './storedFiles'

/** How long sessions of programs that have just ended may take to go. */
const PATIENCE = { tries: 10, ms: 200 }

type Restore = {
  folder: string
  manifest: Manifest
  /** Connection string of the owner of the tables, which the manifest's migrations have made. */
  ownerUrl: string
  /** Where the application keeps stored files; null leaves them out. */
  uploads: string | null
  /** People stay signed in who were when the backup was made. */
  keepSessions?: boolean
}

export type Restored = {
  /** Mails that were waiting when the backup was made. */
  mails: number
  /** The last numbers that were given: later ones will be given again. */
  lastTender: string | null
  lastInvoice: string | null
}

const notEmpty = (tables: readonly string[]) =>
  new BackupProblem(
    'notEmpty',
    `The database is not empty: there are rows in ${someOf(tables)}. Restore into a new one; nothing was changed.`,
  )

const refuseOthers = async (client: pg.Client) => {
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

const refuseOtherSchema = async (client: pg.Client, manifest: Manifest) => {
  const differences = await schemaDifferences(client, manifest)
  if (differences.length > 0)
    throw new BackupProblem(
      'failed',
      `The tables of this database are not those of the backup (${someOf(differences)}): restore into a database that is new and empty.`,
    )
}

const fillTables = async (client: pg.Client, { folder, manifest }: Restore) => {
  for (const { name, columns, ...facts } of manifest.tables) {
    const table = { name, columns }
    const found = await copyTableIn({ client, table, file: tableFile(folder, name) })
    const stored = isSameTable(facts, found) ? await digestTable(client, table) : found
    if (stored.digest !== facts.digest || stored.rows !== facts.rows)
      throw new BackupProblem('damaged', `The table ${name} of the backup is damaged.`)
  }
}

/** Puts stored files back. @returns those that were not there before */
const putFile = async (
  args: { shared: string; uploads: string },
  file: ManifestFile,
): Promise<string | null> => {
  const [from, to] = [args.shared, args.uploads].map((place) =>
    path.join(place, file.folder, file.name),
  ) as [string, string]
  const isSame = async () =>
    (await sizeOf(to)) === file.bytes && (await hashFile(to)) === file.sha256
  const isThere = (await sizeOf(to)) !== null
  if (isThere && (await isSame())) return null
  if (isThere)
    throw new BackupProblem(
      'notEmpty',
      `The file ${to} is there already with another content: restore into an empty DATA_DIR.`,
    )
  if ((await copyFile(from, to)) === file.sha256) return to
  await rm(to, { force: true })
  throw new BackupProblem('damaged', `The file ${from} of the backup is missing or damaged.`)
}

const putFiles = async ({ folder, manifest, uploads }: Restore, written: string[]) => {
  if (!uploads) return
  const places = { shared: sharedFiles(path.dirname(folder)), uploads }
  for (const file of manifest.files) {
    const put = await putFile(places, file)
    if (put) written.push(put)
  }
}

const noteInTrail = (client: pg.Client, { folder, manifest }: Restore) =>
  client.query(
    `insert into audit_events (action, command, details)
     values ($1, $1, jsonb_build_object('backup', array[null, $2::text], 'createdAt', array[null, $3::text]))`,
    [DATABASE_RESTORED, path.basename(folder), manifest.createdAt],
  )

const lastNumbers = async (client: pg.Client) => {
  const { rows: counters } = await client.query<{ year: number; counter: number }>(
    'select year, n as counter from tender_counters order by year desc limit 1',
  )
  const { rows: invoices } = await client.query<{ number: string }>(
    `select invoice_number as number from tenders where invoice_number is not null
      order by invoiced_at desc nulls last, id desc limit 1`,
  )
  const [counter] = counters
  return {
    lastTender: counter ? tenderNumber(counter) : null,
    lastInvoice: invoices[0]?.number ?? null,
  }
}

const INTEGRITY = /^23/

const restoreRows = async (client: pg.Client, restore: Restore): Promise<{ mails: number }> => {
  const { manifest, keepSessions = false } = restore
  const begun = await beginFilling(client, manifest.tables)
  if ('filled' in begun) throw notEmpty(begun.filled)
  await fillTables(client, restore)
  const settled = await settleRestored({ client, keepSessions })
  await setSequences(client, manifest.sequences)
  await endFilling(client, manifest.tables, begun.removed)
  await noteInTrail(client, restore)
  return settled
}

/** What PostgreSQL says of rows that break a constraint, as a sentence. */
const inWords = (error: unknown): unknown => {
  const { code = '', constraint, table } = error as Partial<pg.DatabaseError>
  if (!INTEGRITY.test(code)) return error
  return new BackupProblem(
    'damaged',
    `The rows of the backup break the rule ${constraint ?? ''} of the table ${table ?? ''}; nothing was changed.`,
  )
}

/**
 * Puts a backup into an empty database and its stored files into their folder: all of it, or nothing.
 * Each table is compared with the manifest as it is read, and again as it is stored. What must not go
 * on after a restore is ended (`settleRestored`), and the trail says that it happened.
 * @returns what the person who restores has to know
 * @throws {BackupProblem} `notEmpty` for a database that holds rows or is in use, and for other files
 *   in the place of stored ones; `damaged` for a backup that is not what its manifest says; `failed`
 *   for a database of other tables
 */
export const restoreBackup = async (restore: Restore): Promise<Restored> => {
  const client = new pg.Client(connectionOptions('backup', restore.ownerUrl))
  client.on('error', () => {})
  await client.connect()
  const written: string[] = []
  try {
    await refuseOthers(client)
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('backoffice:bootstrap', 0))`)
    await refuseOtherSchema(client, restore.manifest)
    const { mails } = await restoreRows(client, restore)
    await putFiles(restore, written)
    await client.query('commit')
    await client.query('analyze')
    return { mails, ...(await lastNumbers(client)) }
  } catch (error) {
    for (const file of written) await rm(file, { force: true })
    throw inWords(error)
  } finally {
    // An open transaction ends with its connection, undone.
    await client.end()
  }
}

/**
 * The migrations that make the tables of a backup.
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
 * Refuses a database that is not there to be filled, before anything is done to it.
 * @param args.ownerUrl connection string of the owner
 * @param args.migrations those that make the tables of the backup
 * @throws {BackupProblem} `notEmpty` for one that holds rows or is in use, `failed` for one with tables
 *   of later migrations
 */
export const refuseFilled = async (args: {
  ownerUrl: string
  migrations: readonly string[]
}): Promise<void> => {
  const client = new pg.Client(connectionOptions('backup', args.ownerUrl))
  await client.connect()
  try {
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
  } finally {
    await client.end()
  }
}
