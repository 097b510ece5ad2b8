import type pg from 'pg'
import { BackupProblem } from '@/database/backup/problem'
import type { FileStorage } from '@/lib/diskStorage'
import {
  ARCHIVES_FOLDER,
  LOADED,
  loadRows,
  lockTrail,
  rowsQuery,
  storeRows,
  type FileProof,
} from './trailFile'

/** A row of `audit_archives`. */
export type Archive = FileProof & { id: string; columns: string[]; redactedId: string }

export const ARCHIVE_COLUMNS = `id::text, columns, filename, rows, bytes::float8 as bytes, sha256,
  digest, redacted_id::text as "redactedId"`

const IS_OF = `(r.subject is not distinct from e.subject
  and r.document is not distinct from e.document)`

/**
 * What `redact_audit` does to events of the table, for the loaded ones: fields of a record, and name and
 * address of the events of a user.
 */
const REDACT = `
  update ${LOADED} e set
      details = case when ${IS_OF} then redacted_details(e.details, r.fields) else e.details end,
      user_name = case when r.names and e.user_id = r.document and e.user_name is not null
        then '#' || r.document else e.user_name end,
      address = case when r.addresses and e.user_id = r.document then null else e.address end
    from (select *, subject = 'users' and 'user_name' = any (fields) as names,
            subject = 'users' and 'address' = any (fields) as addresses
            from audit_redactions where id = $1) r
   where (${IS_OF} and redacted_details(e.details, r.fields) is distinct from e.details)
      or (r.names and e.user_id = r.document and e.user_name <> '#' || r.document)
      or (r.addresses and e.user_id = r.document and e.address is not null)`

type Redacting = { client: pg.Client; storage: FileStorage; archive: Archive }

/** @returns how many rows of the archive were changed, in the temporary table */
const redactLoaded = async (args: Redacting): Promise<number> => {
  const { client, archive } = args
  const { rows } = await client.query<{ id: string }>(
    'select r.id::text from audit_redactions r where r.id > $1 and r.is_whole order by r.id',
    [archive.redactedId],
  )
  if (rows.length === 0) return 0
  await loadRows(args)
  let changed = 0
  for (const { id } of rows) changed += (await client.query(REDACT, [id])).rowCount ?? 0
  return changed
}

const redactOne = async (args: Redacting): Promise<boolean> => {
  const { client, storage, archive } = args
  await client.query('begin')
  try {
    await lockTrail(client)
    const changed = await redactLoaded(args)
    await client.query(
      `update audit_archives set redacted_id = (select max(id) from audit_redactions) where id = $1`,
      [archive.id],
    )
    if (changed > 0) {
      const query = rowsQuery(archive.columns, LOADED)
      const proof = await storeRows({ client, storage, query })
      await client.query(
        `update audit_archives set filename = $2, bytes = $3, sha256 = $4, digest = $5 where id = $1`,
        [archive.id, proof.filename, proof.bytes, proof.sha256, proof.digest],
      )
    }
    await client.query('commit')
    if (changed > 0) await storage.remove({ folder: ARCHIVES_FOLDER, name: archive.filename })
    return changed > 0
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Takes out of archived events what was erased from the trail since they were archived. A file with such
 * values is written anew under another name, and the former one is removed.
 * @param args.client of the owner
 * @returns how many files were written anew
 * @throws {BackupProblem} `damaged`, for the first file that cannot be proven: it is left as it is, and
 *   thrown when the others are done
 */
export const redactArchives = async (args: {
  client: pg.Client
  storage: FileStorage
}): Promise<number> => {
  const { client, storage } = args
  const { rows: archives } = await client.query<Archive>(
    `select ${ARCHIVE_COLUMNS} from audit_archives
      where redacted_id < (select max(id) from audit_redactions) order by first_id`,
  )
  let redacted = 0
  let damaged: BackupProblem | undefined
  for (const archive of archives)
    try {
      if (await redactOne({ client, storage, archive })) redacted += 1
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error
      damaged ??= error
    }
  if (damaged) throw damaged
  return redacted
}
