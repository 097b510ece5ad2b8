import type { IncomingMessage } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { backupTimes } from '@/database/backup/folder'
import { readDisks } from '@/lib/disks'
import { isSameSecret } from '@/lib/isSameSecret'
import { shownResources } from '@/lib/resources'
import type { Handler } from './createServer'
import type { Answered } from './logRequests'

const METRICS_PATH = '/api/metrics'
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Metrics of the last backup and the last proven restore. The folder is read at each scrape:
 * commands and other instances write there as well.
 */
const showBackups = (registry: Registry, dir: string): void => {
  const gauge = (name: string, help: string, of: 'backup' | 'proof') => {
    const shown: Gauge = new Gauge({
      name,
      help: `${help}, in seconds since 1970; 0 for never.`,
      // All workers read one folder.
      aggregator: 'max',
      registers: [registry],
      // If the folder cannot be read, the other metrics are still served, and this one stays old.
      collect: () =>
        backupTimes(dir).then(
          (times) => shown.set(times[of]),
          () => {},
        ),
    })
  }
  gauge('backoffice_backup_last_success_timestamp_seconds', 'Data of the newest backup', 'backup')
  gauge(
    'backoffice_restore_verified_timestamp_seconds',
    'When a backup was last restored as a trial',
    'proof',
  )
}

/** Adds metrics of the free space on the disks of data and backups, read at each scrape. */
const showDisks = (registry: Registry, read: typeof readDisks): void => {
  const gauge = (name: string, help: string, of: 'freeBytes' | 'sizeBytes') => {
    const shown: Gauge = new Gauge({
      name,
      help,
      labelNames: ['use'] as const,
      // All workers read the same disks: their values are not added up.
      aggregator: 'min',
      registers: [registry],
      collect: async () => {
        shown.reset()
        for (const disk of await read()) shown.set({ use: disk.use }, disk[of])
      },
    })
  }
  gauge(
    'backoffice_disk_free_bytes',
    'Free space on the disk of the folder that this user may use.',
    'freeBytes',
  )
  gauge('backoffice_disk_size_bytes', 'Size of the disk of the folder.', 'sizeBytes')
}

/** Metric of a lag in seconds, queried from the database at each scrape. */
const showLag = (
  registry: Registry,
  lag: { name: string; help: string; read: () => Promise<number> },
): void => {
  const shown: Gauge = new Gauge({
    name: lag.name,
    help: lag.help,
    // All workers query one database.
    aggregator: 'max',
    registers: [registry],
    // An unreachable database does not affect the other metrics.
    collect: () =>
      lag.read().then(
        (seconds) => shown.set(seconds),
        () => {},
      ),
  })
}

/**
 * The metrics of this process.
 * @param backupDir the folder of backups; without one there are no metrics of backups
 * @param disks for tests: other disks
 * @param lags read how many seconds the event log, and the archive of the database, are behind;
 *   those left out have no metric
 * @returns the registry, and `count`, which is called for every request
 */
export const createMetrics = (
  backupDir?: string,
  disks = readDisks,
  lags: { eventLog?: () => Promise<number>; archive?: () => Promise<number> } = {},
) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first line of a request to the end of its answer; streams left out.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const resources = new Gauge({
    name: 'app_resources',
    help: 'Connections to the database and changes under way, by state.',
    labelNames: ['resource', 'state'] as const,
    registers: [registry],
    collect: () => {
      for (const { name, state, count } of shownResources())
        resources.set({ resource: name, state }, count)
    },
  })
  showDisks(registry, disks)
  if (backupDir) showBackups(registry, backupDir)
  const { eventLog, archive } = lags
  if (eventLog)
    showLag(registry, {
      name: 'backoffice_event_log_lag_seconds',
      help: 'Age of the oldest event that an open transaction keeps out of the event log.',
      read: eventLog,
    })
  if (archive)
    showLag(registry, {
      name: 'backoffice_wal_archive_age_seconds',
      help: 'Age of what the archive refuses of the log of the database; 0 while it takes it.',
      read: archive,
    })
  const count = ({ method, route, status, seconds, isStream }: Answered) => {
    if (isStream) return
    const known = METHODS.has(method) ? method : 'other'
    requests.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds)
  }
  return { registry, count }
}

const hasToken = ({ headers }: IncomingMessage, token: string): boolean =>
  isSameSecret(headers.authorization ?? '', `Bearer ${token}`)

/**
 * Serves the metrics to GET requests with the token; all others are passed on, as if the path did not exist.
 * @param args.token from the settings; without one the metrics are off
 * @param args.read returns the metrics as text
 * @param args.handler answers all other requests
 */
export const withMetrics = (args: {
  token: string | undefined
  read: () => Promise<string>
  handler: Handler
}): Handler => {
  const { token, read, handler } = args
  if (!token) return handler
  return async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === METRICS_PATH
    if (!isAsked || !hasToken(request, token)) return handler(request, response)
    const text = await read()
    response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
    response.end(text)
  }
}
