import { withConnection } from '@/database/openConnection'
import type { FileStorage } from '@/lib/diskStorage'
import { ARCHIVE_COLUMNS, type Archive } from './redactArchives'
import { actAsOwner, LOADED, loadRows, proveFile } from './trailFile'

/** Which archived events to read. */
export type ArchivedEvents = {
  /** A collection, and the id of one of its records. */
  subject?: string
  document?: number
  /** Days or moments in ISO: the first is included, the second is not. */
  since?: string
  until?: string
}

/** Events read from the database in one step. */
const PAGE = 2_000

/**
 * Compares every archive of the trail with what proves it.
 * @param args.url connection string of a role that may read the tables
 * @returns how many archives and events there are
 * @throws {BackupProblem} `damaged`, naming the first file that is missing or has other rows
 */
export const checkArchives = (args: {
  url: string
  storage: FileStorage
}): Promise<{ archives: number; events: number }> =>
  withConnection('backup', args.url, async (client) => {
    const { rows } = await client.query<Archive>(
      `select ${ARCHIVE_COLUMNS} from audit_archives order by first_id`,
    )
    let events = 0
    for (const archive of rows) {
      await proveFile(args.storage, archive)
      events += archive.rows
    }
    return { archives: rows.length, events }
  })

/**
 * Reads archived events, oldest first.
 * @param args.ownerUrl connection string of the owner, who may make temporary tables, or of a superuser
 * @param args.write gets each event, with the names of the columns of `audit_events`
 * @returns how many there were
 * @throws {BackupProblem} `damaged`
 */
export const readArchives = (args: {
  ownerUrl: string
  storage: FileStorage
  of: ArchivedEvents
  write: (event: Record<string, unknown>) => void
}): Promise<number> =>
  withConnection('backup', args.ownerUrl, async (client) => {
    const { storage, write } = args
    await actAsOwner(client)
    const { subject = null, document = null, since = null, until = null } = args.of
    const { rows: archives } = await client.query<Archive>(
      `select ${ARCHIVE_COLUMNS} from audit_archives
        where ($1::timestamptz is null or last_at >= $1)
          and ($2::timestamptz is null or first_at < $2) order by first_id`,
      [since, until],
    )
    let found = 0
    for (const archive of archives) {
      await client.query('begin')
      await loadRows({ client, storage, archive })
      let after: string | null = null
      for (;;) {
        const { rows }: { rows: { id: string; event: Record<string, unknown> }[] } =
          await client.query(
            `select id::text, to_jsonb(e) as event from ${LOADED} e
              where ($1::bigint is null or id > $1) and ($2::text is null or subject = $2)
                and ($3::int is null or document = $3) and ($4::timestamptz is null or at >= $4)
                and ($5::timestamptz is null or at < $5)
              order by e.id limit ${PAGE}`,
            [after, subject, document, since, until],
          )
        for (const { event } of rows) write(event)
        found += rows.length
        after = rows.at(-1)?.id ?? null
        if (rows.length < PAGE) break
      }
      await client.query('rollback')
    }
    return found
  })
