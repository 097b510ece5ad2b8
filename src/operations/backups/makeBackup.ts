import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { hasTable, readMigrations } from '@/database/appliedMigrations'
import {
  foreignTables,
  pathOf,
  readNamedFiles,
  readSequences,
  readTables,
} from '@/database/backup/tables'
import { withConnection } from '@/database/openConnection'
import type { FileStorage, NamedFile } from '@/lib/diskStorage'
import { findMisfit } from '@/database/schemaGuard'
import type { Keep } from '@/domain/backups/keep'
import { EXPORTS_FOLDER } from '@/domain/lists/backgroundExport'
import { copyTables, openSnapshot } from './copyTables'
import {
  listBackups,
  newBackupId,
  prepareFolder,
  pruneBackups,
  removeUnfinished,
  sharedFiles,
  tableFile,
  writeUpgrade,
} from '@/database/backup/folder'
import {
  formatFor,
  readManifest,
  writeManifest,
  type Manifest,
  type ManifestFile,
} from '@/database/backup/manifest'
import { fingerprintOf } from '@/database/secretGuard'
import { BackupProblem, someOf } from '@/database/backup/problem'
import { ALL_ERASURES, writeErasureNotes, type ErasureNote } from './erasureNotes'
import { createCollector } from './storedFiles'

const BACKUP_LOCK = `hashtextextended('backoffice:backup', 0)`
/** The lock of migrations. */
const SCHEMA_LOCK = `hashtextextended('backoffice:bootstrap', 0)`

/** The sources of a backup. */
export type Installation = {
  /** Connection string of a role that may read every table. */
  url: string
  /** Storage of the application's files. */
  storage: FileStorage
  /** PAYLOAD_SECRET, of which the backup contains only a fingerprint. */
  secret: string
  /** Name and release of the program. */
  product: { name: string; version: string }
  /** age public key for encrypting the backup; unencrypted without it. */
  recipient?: string
}

export type MadeBackup = {
  id: string
  folder: string
  manifest: Manifest
  /** Size of the compressed tables. */
  compressedBytes: number
  copiedFiles: number
  /** Referenced files that do not exist: `folder/name`. The backup is complete otherwise. */
  missing: string[]
  /** Ids of removed, expired backups. */
  removed: string[]
  /** Ids of earlier backups with a damaged manifest. */
  unreadable: string[]
}

/** Problems of a finished backup, as sentences. */
export const flawsOf = ({ id, missing, unreadable }: MadeBackup): string[] => [
  ...(missing.length > 0
    ? [
        `The backup ${id} is complete except for files that are named by records and missing where files are kept: ${someOf(missing)}.`,
      ]
    : []),
  ...(unreadable.length > 0
    ? [`The manifests of these earlier backups are damaged: ${someOf(unreadable)}.`]
    : []),
]

const takeBackupLock = async (client: pg.Client) => {
  const { rows } = await client.query(`select pg_try_advisory_lock(${BACKUP_LOCK}) as "isMine"`)
  if (!rows[0].isMine)
    throw new BackupProblem('busy', 'Another backup of this database runs: wait for its end.')
}

/** Keeps migrations from running during the backup. */
const holdSchema = async (client: pg.Client, onWait: () => void) => {
  const { rows } = await client.query(
    `select pg_try_advisory_lock_shared(${SCHEMA_LOCK}) as "isMine"`,
  )
  if (rows[0].isMine) return
  onWait()
  await client.query(`select pg_advisory_lock_shared(${SCHEMA_LOCK})`)
}

const refuseForeign = async (client: pg.Client) => {
  if (!(await hasTable(client, 'payload_migrations')))
    throw new BackupProblem('setting', 'The database has no tables of this application yet.')
  const names = await foreignTables(client)
  if (names.length > 0)
    throw new BackupProblem(
      'setting',
      `These tables belong to another role, or cannot be read: ${someOf(names)}. Run scripts/databaseRoles.sql (docs/how-to/database-roles.md), or move them to a schema of their own.`,
    )
}

const refuseNewer = async (client: pg.Client, release: string) => {
  const misfit = await findMisfit(client, release)
  if (misfit) throw new BackupProblem('failed', misfit)
}

/** Files that current rows reference: a file deleted with its row was purged meanwhile. */
const stillNamed = async (url: string, files: readonly NamedFile[]): Promise<string[]> => {
  if (files.length === 0) return []
  const living = await withConnection('backup', url, readNamedFiles)
  const named = new Set(living.map(pathOf))
  return files.map(pathOf).filter((file) => named.has(file))
}

const compressedSize = async (folder: string, { tables, recipient }: Manifest) => {
  let all = 0
  for (const { name } of tables) all += (await stat(tableFile(folder, name, recipient))).size
  return all
}

/**
 * Files of the newest readable backup for the same key. They are not copied again: encrypting a
 * file again would give other bytes than earlier backups recorded.
 */
const knownFiles = async (dir: string, recipient: string | null): Promise<ManifestFile[]> => {
  for (const { folder } of await listBackups(dir)) {
    const former = await readManifest(folder).catch(() => null)
    if (former && (former.recipient ?? null) === recipient) return former.files
  }
  return []
}

/**
 * Adds the erasures to a folder of this installation's backups; each folder with older backups
 * needs them.
 */
const noteErasures = async (
  leader: pg.Client,
  { dir, recipient }: { dir: string; recipient: string | null },
) => {
  if (!(await hasTable(leader, 'erasures'))) return
  const { rows: erasures } = await leader.query<ErasureNote>(ALL_ERASURES)
  await writeErasureNotes({ erasures, dir, recipient })
}

type Pruned = Awaited<ReturnType<typeof pruneBackups>>
type Making = Installation & { dir: string; leader: pg.Client }

const fill = async (
  making: Making,
  folder: string,
): Promise<Omit<MadeBackup, 'id' | keyof Pruned>> => {
  const { url, storage, secret, product, dir, leader, recipient = null } = making
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const known = await knownFiles(dir, recipient)
  const collector = createCollector({ storage, shared: sharedFiles(dir), known, recipient })
  // A file is written before its row is committed, so most referenced files already exist.
  for await (const { folder: home, name } of storage.list())
    if (home !== EXPORTS_FOLDER) await collector.collect({ folder: home, name })

  const tables = await readTables(leader)
  const { snapshot, at, server } = await openSnapshot(leader, tables)
  const copied = await copyTables({ url, snapshot, folder, tables, recipient })
  const migrations = await readMigrations(leader)
  const named = await readNamedFiles(leader)
  // Sequences are not transactional: read last, they are never behind the rows.
  const sequences = await readSequences(leader)
  await leader.query('commit')

  const absent: NamedFile[] = []
  for (const file of named) if (!(await collector.collect(file))) absent.push(file)
  const files = named.flatMap((file) => collector.of(file) ?? [])
  const manifest: Manifest = {
    format: formatFor(recipient),
    ...(recipient ? { recipient } : {}),
    product: `${product.name} ${product.version}`,
    createdAt: new Date(at).toISOString(),
    server,
    migrations,
    tables: copied,
    sequences,
    files,
    secret: fingerprintOf(secret),
  }
  const missing = await stillNamed(url, absent)
  await noteErasures(leader, { dir, recipient })
  await writeManifest(folder, manifest)
  return {
    folder,
    manifest,
    missing,
    copiedFiles: collector.copied(),
    compressedBytes: await compressedSize(folder, manifest),
  }
}

/**
 * Makes a consistent online backup of a whole installation: all application tables in one snapshot,
 * and the stored files that their rows reference. The job library is excluded, because its work is
 * also stored in application tables. Then removes expired backups.
 * @param args.dir contains only the backups of this installation
 * @param args.keep which backups stay
 * @param args.isBeforeUpgrade for a backup before an upgrade: it is kept longer
 * @param args.onWait called when a migration has to end first
 * @throws {BackupProblem} `busy` while another one runs, `setting` for a database that it cannot
 *   read completely, `failed` for one of an unsupported newer release; any other failure leaves no
 *   backup
 */
export const makeBackup = async (
  args: Installation & {
    dir: string
    keep: Keep
    isBeforeUpgrade?: boolean
    onWait?: () => void
  },
): Promise<MadeBackup> => {
  const { url, dir, keep, onWait = () => {} } = args
  return withConnection('backup', url, async (leader) => {
    await takeBackupLock(leader)
    await holdSchema(leader, onWait)
    await refuseNewer(leader, args.product.version)
    await refuseForeign(leader)
    await prepareFolder(dir)
    await removeUnfinished(dir)
    const { rows } = await leader.query<{ at: Date }>('select clock_timestamp() as at')
    const others = (await listBackups(dir)).map((one) => one.id)
    const id = newBackupId(new Date(rows[0]?.at ?? Date.now()), others)
    const folder = path.join(dir, id)
    const made = await fill({ ...args, leader }, folder).catch(async (error: unknown) => {
      await rm(folder, { recursive: true, force: true }).catch(() => {})
      throw error
    })
    const last = made.manifest.migrations.at(-1)
    if (args.isBeforeUpgrade && last) await writeUpgrade(folder, last)
    return { id, ...made, ...(await pruneBackups(dir, keep)) }
  })
}
