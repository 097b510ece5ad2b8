import cluster from 'node:cluster'
import { env } from '@/lib/env'
import { poolSizeOf } from '@/database/connections'
import { withConnection } from '@/database/openConnection'
import { answerForAllWorkers } from './clusterMetrics'
import { log } from './log'
import { onSignals } from './onSignals'
import { runWorkers } from './runWorkers'

const maxConnections = (): Promise<number> =>
  withConnection('maintenance', env.DATABASE_URL ?? '', async (client) => {
    const { rows } = await client.query<{ max_connections: string }>('show max_connections')
    return Number(rows[0]?.max_connections)
  })

/**
 * Runs several server processes on one port, each with its share of the database connections.
 * @param count number of processes
 * @throws when the database does not allow as many connections as they need
 */
export const serveWithWorkers = async (count: number): Promise<void> => {
  const most = await maxConnections()
  const size = poolSizeOf({ workers: count, maxConnections: most, wanted: env.DATABASE_POOL })
  if (size === null)
    throw new Error(
      `WORKERS=${count} processes need more connections than the database takes (max_connections ${most}): fewer WORKERS, a smaller DATABASE_POOL, or a larger max_connections`,
    )
  answerForAllWorkers()
  const { failed, stop } = runWorkers({
    cluster,
    count,
    env: { DATABASE_POOL: String(size) },
    onEnd: (ended) => log.error(ended, 'A worker ended by itself; another one starts'),
  })
  onSignals(stop)
  const code = await failed
  await stop('SIGTERM')
  process.exit(code)
}
