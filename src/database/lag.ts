import { withConnection } from './openConnection'

const secondsOf = (url: string, statement: string): Promise<number> =>
  withConnection('probe', url, async (client) => {
    const { rows } = await client.query<{ seconds: number }>(statement)
    return rows[0]?.seconds ?? 0
  })

/**
 * How far the event log is behind: the age of the oldest committed event that it does not show yet,
 * because an earlier transaction is still open, in this or another database of the server.
 * @param url connection string of the program
 * @returns seconds; 0 if nothing is held back
 */
export const eventLogLag = (url: string): Promise<number> =>
  secondsOf(
    url,
    `select coalesce(greatest(extract(epoch from clock_timestamp() - min(at)), 0), 0)::float8
        as seconds from events where transaction >= pg_snapshot_xmin(pg_current_snapshot())`,
  )

/**
 * How long archiving the write-ahead log of the embedded database has failed: the time since the last
 * archived segment, while the newest attempt failed.
 * @param url connection string of the program
 * @returns seconds; 0 while segments are archived
 */
export const archiveLag = (url: string): Promise<number> =>
  secondsOf(
    url,
    `select case when last_failed_time > coalesce(last_archived_time, '-infinity')
        then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))
        else 0 end::float8 as seconds from pg_stat_archiver`,
  )
