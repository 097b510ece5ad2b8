import type pg from 'pg'
import { BackupProblem } from '@/database/backup/problem'
import { withConnection } from '@/database/openConnection'
import { TRAIL_ARCHIVED } from '@/domain/audit/auditedActions'
import type { FileStorage } from '@/lib/diskStorage'
import { redactArchives } from './redactArchives'
import {
  actAsOwner,
  ARCHIVES_FOLDER,
  lockTrail,
  rowsQuery,
  storeRows,
  trailColumns,
} from './trailFile'

/** Events in one file: some 3 MB of rows, and about a second in which an erasure waits. */
const ROWS_PER_FILE = 10_000

/** Only one process archives at a time. */
const ARCHIVER_LOCK = `hashtextextended('backoffice:archive-trail', 0)`

type Archiving = { client: pg.Client; storage: FileStorage }

/** A file without a row was left by a run that was killed before its commit, or by a replaced file. */
const setAsideUnnamed = async ({ client, storage }: Archiving): Promise<void> => {
  const { rows } = await client.query<{ filename: string }>('select filename from audit_archives')
  const named = new Set(rows.map(({ filename }) => filename))
  for await (const { folder, name } of storage.list(ARCHIVES_FOLDER))
    if (!named.has(name)) await storage.setAside({ folder, name })
}

type Batch = { first: string; last: string; rows: number }

/**
 * The oldest events, up to the first one that is not old enough, or whose address waits for the job that
 * takes it out: nothing takes it out of a file. By the clock of the database, as the trigger judges what
 * it lets go.
 */
const nextBatch = async (
  client: pg.Client,
  { years, atOnce }: { years: number; atOnce: number },
): Promise<Batch | null> => {
  const { rows } = await client.query<Batch>(
    `with oldest as (select id, at, address from audit_events order by id limit $2),
       young as (select min(id) as id from oldest
         where at >= now() - make_interval(years => $1) or address is not null)
     select min(o.id)::text as first, max(o.id)::text as last, count(*)::int as rows
       from oldest o, young y where y.id is null or o.id < y.id`,
    [years, atOnce],
  )
  return rows[0]?.rows ? rows[0] : null
}

/**
 * Moves one batch into a file. The events are deleted by the transaction that writes the row of the
 * archive, after the file was read again: at any moment they are in the table or in a proven file.
 */
const archiveBatch = async (
  { client, storage }: Archiving,
  limits: { years: number; atOnce: number },
): Promise<number> => {
  await client.query('begin')
  try {
    await lockTrail(client)
    const batch = await nextBatch(client, limits)
    if (!batch) {
      await client.query('rollback')
      return 0
    }
    const between = `id between ${BigInt(batch.first)} and ${BigInt(batch.last)}`
    // Whoever changes rows without that lock is waited for.
    await client.query(`select from audit_events where ${between} for update`)
    const columns = await trailColumns(client)
    const query = rowsQuery(columns, `public.audit_events where ${between}`)
    const proof = await storeRows({ client, storage, query })
    await client.query(
      `insert into audit_archives (first_id, last_id, first_at, last_at, columns, filename, rows,
         bytes, sha256, digest, redacted_id)
       select min(id), max(id), min(at), max(at), $1, $2, $3, $4, $5, $6,
         (select coalesce(max(id), 0) from audit_redactions)
         from audit_events where ${between}`,
      [columns, proof.filename, proof.rows, proof.bytes, proof.sha256, proof.digest],
    )
    const { rowCount } = await client.query(`delete from audit_events where ${between}`)
    if (rowCount !== proof.rows)
      throw new BackupProblem(
        'failed',
        `${rowCount} events would have been deleted of ${proof.rows} that were archived. Nothing was changed.`,
      )
    await client.query(
      `insert into audit_events (action, command, details)
       values ($1, $1, jsonb_build_object('events', array[null, $2::text]))`,
      [TRAIL_ARCHIVED, String(proof.rows)],
    )
    await client.query('commit')
    return proof.rows
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Moves events of the audit trail that are older than some years into compressed files, which are stored
 * and backed up like other files, and redacts earlier files after erasures. What a killed run has not
 * finished is done by the next one.
 * @param args.ownerUrl connection string of the owner of the tables, or of a superuser: the program
 *   cannot delete events
 * @param args.years 2 at least; null only redacts
 * @param args.atOnce events in one file
 * @returns how many events were archived, and how many files were redacted
 * @throws {BackupProblem} `busy` while another one runs, `damaged` for a file that cannot be proven
 */
export const archiveTrail = async (args: {
  ownerUrl: string
  storage: FileStorage
  years: number | null
  atOnce?: number
}): Promise<{ archived: number; redacted: number }> => {
  const { ownerUrl, storage, years, atOnce = ROWS_PER_FILE } = args
  return withConnection('backup', ownerUrl, async (client) => {
    await actAsOwner(client)
    const { rows } = await client.query(`select pg_try_advisory_lock(${ARCHIVER_LOCK}) as "isMine"`)
    if (!rows[0].isMine)
      throw new BackupProblem(
        'busy',
        'The audit trail is being archived already: wait for its end.',
      )
    await setAsideUnnamed({ client, storage })
    const redacted = await redactArchives({ client, storage })
    let archived = 0
    if (years !== null)
      for (let rowsOfFile = -1; rowsOfFile !== 0; archived += rowsOfFile)
        rowsOfFile = await archiveBatch({ client, storage }, { years, atOnce })
    return { archived, redacted }
  })
}
