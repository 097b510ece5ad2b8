import { withConnection } from './openConnection'

/**
 * How long the event log is behind: the age of the oldest committed event that it does not show yet,
 * because a transaction that began before is still open, of this or another database of the server.
 * @param url connection string of the program
 * @returns seconds; 0 where nothing is held back
 */
export const eventLogLag = (url: string): Promise<number> =>
  withConnection('probe', url, async (client) => {
    const { rows } = await client.query<{ seconds: number }>(
      `select coalesce(greatest(extract(epoch from clock_timestamp() - min(at)), 0), 0)::float8
          as seconds from events where transaction >= pg_snapshot_xmin(pg_current_snapshot())`,
    )
    return rows[0]?.seconds ?? 0
  })
