import { createReadStream } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { copyTableIn, digestTable } from '@/database/backup/copyTable'
import {
  beginFilling,
  endFilling,
  schemaDifferences,
  setSequences,
} from '@/database/backup/fillDatabase'
import { pathOf } from '@/database/backup/tables'
import { withConnection } from '@/database/openConnection'
import type { FileStorage } from '@/lib/diskStorage'
import { DATABASE_RESTORED } from '@/domain/audit/auditedActions'
import { tenderNumber } from '@/domain/tenders/number'
import { isSameTable } from './checkBackup'
import { sharedFiles, sharedName, tableFile } from '@/database/backup/folder'
import type { Manifest, ManifestFile } from '@/database/backup/manifest'
import { BackupProblem, someOf } from '@/database/backup/problem'
import { notEmpty, refuseOthers } from './restoreTarget'
import { settleRestored } from './settleRestored'
import { hashOf, readWhole, sizeOf } from './storedFiles'

type Restore = {
  folder: string
  manifest: Manifest
  /** age identity for an encrypted backup, as `checkBackup` returns it. */
  identity?: string | null
  /**
   * Connection string of the owner of the tables, which must be migrated to the manifest's state.
   */
  ownerUrl: string
  /** Storage of the application's files; null skips them. */
  storage: FileStorage | null
  /** Keeps the sessions stored in the backup. */
  keepSessions?: boolean
}

export type Restored = {
  /** Number of queued mails in the backup. */
  mails: number
  /** The last assigned numbers: later ones will be assigned again. */
  lastTender: string | null
  lastInvoice: string | null
}

const refuseOtherSchema = async (client: pg.Client, manifest: Manifest) => {
  const differences = await schemaDifferences(client, manifest)
  if (differences.length > 0)
    throw new BackupProblem(
      'failed',
      `The tables of this database are not those of the backup (${someOf(differences)}): restore into a database that is new and empty.`,
    )
}

const fillTables = async (client: pg.Client, { folder, manifest, identity = null }: Restore) => {
  for (const { name, columns, ...facts } of manifest.tables) {
    const table = { name, columns }
    const file = tableFile(folder, name, manifest.recipient)
    const found = await copyTableIn({ client, table, file, identity })
    const stored = isSameTable(facts, found) ? await digestTable(client, table) : found
    if (stored.digest !== facts.digest || stored.rows !== facts.rows)
      throw new BackupProblem('damaged', `The table ${name} of the backup is damaged.`)
  }
}

/** Restores a stored file. @returns whether it did not exist before */
const putFile = async (
  args: { from: string; storage: FileStorage; identity: string | null },
  file: ManifestFile,
): Promise<boolean> => {
  const { from, storage, identity } = args
  const there = await storage.open(file)
  if (there) {
    if ((await hashOf(there.body)).sha256 === file.sha256) return false
    throw new BackupProblem(
      'notEmpty',
      `The file ${pathOf(file)} is there already with another content: restore into an empty DATA_DIR or bucket.`,
    )
  }
  const isKept = (await sizeOf(from)) !== null
  const kept = isKept ? await readWhole(createReadStream(from), identity) : null
  if (kept?.sha256 !== file.sha256)
    throw new BackupProblem('damaged', `The file ${from} of the backup is missing or damaged.`)
  await storage.write(file, kept.content)
  return true
}

const putFiles = async (restore: Restore, written: ManifestFile[]) => {
  const { folder, manifest, identity = null, storage } = restore
  if (!storage) return
  const shared = sharedFiles(path.dirname(folder))
  for (const file of manifest.files) {
    const from = path.join(shared, file.folder, sharedName(file.name, manifest.recipient))
    if (await putFile({ from, storage, identity }, file)) written.push(file)
  }
}

/**
 * Records the restore in the trail.
 * @param args.backup what it was restored from
 * @param args.createdAt the moment of its data, in ISO
 */
export const noteInTrail = (client: pg.Client, args: { backup: string; createdAt: string }) =>
  client.query(
    `insert into audit_events (action, command, details)
     values ($1, $1, jsonb_build_object('backup', array[null, $2::text], 'createdAt', array[null, $3::text]))`,
    [DATABASE_RESTORED, args.backup, args.createdAt],
  )

/** The last assigned numbers. */
export const lastNumbers = async (client: pg.Client) => {
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
  const { createdAt } = manifest
  await noteInTrail(client, { backup: path.basename(restore.folder), createdAt })
  return settled
}

/** Describes a constraint violation of PostgreSQL in a sentence. */
const inWords = (error: unknown): unknown => {
  const { code = '', constraint, table } = error as Partial<pg.DatabaseError>
  if (!INTEGRITY.test(code)) return error
  return new BackupProblem(
    'damaged',
    `The rows of the backup break the rule ${constraint ?? ''} of the table ${table ?? ''}; nothing was changed.`,
  )
}

/** Fills the database in an open transaction, and writes the files: all or none. */
const restoreAll = async (client: pg.Client, restore: Restore): Promise<{ mails: number }> => {
  const written: ManifestFile[] = []
  try {
    await refuseOthers(client)
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('backoffice:bootstrap', 0))`)
    await refuseOtherSchema(client, restore.manifest)
    const restored = await restoreRows(client, restore)
    await putFiles(restore, written)
    // Deferred violations surface here, while the files can still be removed.
    await client.query('set constraints all immediate')
    return restored
  } catch (error) {
    for (const file of written) await restore.storage?.remove(file)
    throw inWords(error)
  }
}

/**
 * Restores a backup into an empty database and its stored files into their folder: all or nothing.
 * Each table is compared with the manifest when read, and again after writing. State that must not
 * survive a restore is ended (`settleRestored`), and the audit trail records the restore.
 * @returns what the operator must know
 * @throws {BackupProblem} `notEmpty` for a database that has rows or is in use, and for other files
 *   in the storage; `damaged` for a backup that differs from its manifest; `failed` for a database
 *   with other tables
 */
export const restoreBackup = (restore: Restore): Promise<Restored> =>
  withConnection('backup', restore.ownerUrl, async (client) => {
    const { mails } = await restoreAll(client, restore)
    // A failed commit may still have taken effect in the database: the files stay.
    await client.query('commit')
    await client.query('analyze')
    return { mails, ...(await lastNumbers(client)) }
  })
