import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { drain, listOf } from '@/database/backup/copyTable'
import { createRowDigest, readBy, type RowDigest } from '@/database/backup/rowDigest'
import { quoted } from '@/database/backup/tables'
import { BackupProblem } from '@/database/backup/problem'
import type { FileStorage } from '@/lib/diskStorage'
import { newStoredName } from '@/lib/fileStorage'

/** Folder of archives of the trail among stored files, named like their table (`readNamedFiles`). */
export const ARCHIVES_FOLDER = 'audit-archives'

/** What proves a file of an archive. */
export type FileProof = Omit<RowDigest, 'rows'> & { rows: number; filename: string }
type Stored = FileProof & { columns: string[] }

const partsOf = (filename: string) => ({ folder: ARCHIVES_FOLDER, name: filename })

const packed = async (rows: Readable): Promise<RowDigest & { content: Buffer }> => {
  const digest = createRowDigest()
  const parts: Buffer[] = []
  await pipeline(rows, readBy(digest), createGzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) parts.push(part)
  })
  return { ...digest.end(), content: Buffer.concat(parts) }
}

const openArchive = async (storage: FileStorage, filename: string): Promise<Readable> => {
  const found = await storage.open(partsOf(filename))
  if (!found)
    throw new BackupProblem(
      'damaged',
      `The archive ${ARCHIVES_FOLDER}/${filename} of the audit trail is missing in ${storage.place}. A backup has it.`,
    )
  return found.body
}

const requireSame = (proof: FileProof, read: RowDigest): void => {
  if (
    read.rows === proof.rows &&
    read.bytes === Number(proof.bytes) &&
    read.sha256 === proof.sha256 &&
    read.digest === proof.digest
  )
    return
  throw damaged(proof.filename)
}

const damaged = (filename: string) =>
  new BackupProblem(
    'damaged',
    `The archive ${ARCHIVES_FOLDER}/${filename} of the audit trail is damaged: its rows are not those that were archived. A backup has it.`,
  )

const throughDigest = async (
  args: { storage: FileStorage; proof: FileProof },
  to: NodeJS.WritableStream | ((source: AsyncIterable<Buffer>) => Promise<void>),
): Promise<void> => {
  const { storage, proof } = args
  const digest = createRowDigest()
  const source = await openArchive(storage, proof.filename)
  try {
    await pipeline(source, createGunzip(), readBy(digest), to as NodeJS.WritableStream)
  } catch (error) {
    // Of zlib: cut, or no compressed file at all.
    if (/^Z_/.test((error as NodeJS.ErrnoException).code ?? '')) throw damaged(proof.filename)
    throw error
  }
  requireSame(proof, digest.end())
}

/**
 * Reads the file of an archive to its end and compares it with its proof.
 * @throws {BackupProblem} `damaged`
 */
export const proveFile = (storage: FileStorage, proof: FileProof): Promise<void> =>
  throughDigest({ storage, proof }, drain)

/**
 * Writes the rows of a query into a new file, and reads it again.
 * @param args.query gives the columns, in their order
 * @returns what proves the file
 * @throws {BackupProblem} `damaged` when it does not read as it was written; the file is removed
 */
export const storeRows = async (args: {
  client: pg.Client
  storage: FileStorage
  query: string
}): Promise<FileProof> => {
  const { client, storage, query } = args
  const { content, ...digest } = await packed(client.query(copyTo(`copy (${query}) to stdout`)))
  const proof = { ...digest, filename: newStoredName('copy.gz') }
  await storage.write(partsOf(proof.filename), content)
  try {
    await proveFile(storage, proof)
  } catch (error) {
    await storage.remove(partsOf(proof.filename)).catch(() => {})
    throw error
  }
  return proof
}

/** Name of the temporary table of `loadRows`. */
export const LOADED = 'archived_events'

/**
 * Reads the rows of an archive into the temporary table `archived_events`, which ends with the
 * transaction. A column that the trail got after them has its default.
 * @param args.client of the owner, in a transaction
 * @throws {BackupProblem} `damaged`
 */
export const loadRows = async (args: {
  client: pg.Client
  storage: FileStorage
  archive: Stored
}): Promise<void> => {
  const { client, storage, archive } = args
  await client.query(
    `create temp table ${LOADED} (like public.audit_events including generated including defaults)
       on commit drop`,
  )
  const to = client.query(copyFrom(`copy ${LOADED} (${listOf(archive.columns)}) from stdin`))
  await throughDigest({ storage, proof: archive }, to)
}

/**
 * Lets a connection act as the owner of the trail, who alone may archive it: also one of a superuser.
 * @throws {BackupProblem} `setting` for a role that may not
 */
export const actAsOwner = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ owner: string; may: boolean }>(
    `select pg_get_userbyid(relowner)::text as owner, pg_has_role(relowner, 'member') as may
       from pg_class where oid = 'public.audit_events'::regclass`,
  )
  const [found] = rows
  if (!found?.may)
    throw new BackupProblem(
      'setting',
      `The audit trail belongs to ${found?.owner}, which alone may archive it: set DATABASE_MIGRATE_URL (docs/how-to/database-roles.md).`,
    )
  await client.query(`set role ${quoted(found.owner)}`)
}

/**
 * Waits until nobody is erased from the trail, and keeps it so to the end of the transaction: so that no
 * event is archived, and no file written anew, meanwhile. `redact_audit` holds the same lock shared.
 */
export const lockTrail = (client: pg.Client) =>
  client.query(`select pg_advisory_xact_lock(hashtextextended('backoffice:trail', 0))`)

/** Columns of the trail that hold data: what is generated follows from them. */
export const trailColumns = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute
      where attrelid = 'public.audit_events'::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' order by attnum`,
  )
  return rows.map(({ name }) => name)
}

/** The query of rows of the trail, in their order. @param columns of `from`, in order */
export const rowsQuery = (columns: readonly string[], from: string): string =>
  `select ${listOf(columns)} from ${from} order by id`
