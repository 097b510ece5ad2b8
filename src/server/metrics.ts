import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { backupTimes } from '@/database/backup/folder'
import { readDisks } from '@/lib/disks'
import { shownResources } from '@/lib/resources'
import type { Handler } from './createServer'
import type { Answered } from './logRequests'

export const METRICS_PATH = '/api/metrics'
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Shows when the installation was backed up and a backup proven. The folder is read when somebody
 * looks: commands and other instances write there as well.
 */
const showBackups = (registry: Registry, dir: string): void => {
  const gauge = (name: string, help: string, of: 'backup' | 'proof') => {
    const shown: Gauge = new Gauge({
      name,
      help: `${help}, in seconds since 1970; 0 for never.`,
      // Of several workers, which read one folder.
      aggregator: 'max',
      registers: [registry],
      // A folder that cannot be read keeps nobody from the other metrics; its moment stays behind.
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

/** Shows the free space on the disks of data and backups, read with each request for metrics. */
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

/** Shows how far the event log is behind, read with each request for metrics. */
const showEventLog = (registry: Registry, lag: () => Promise<number>): void => {
  const shown: Gauge = new Gauge({
    name: 'backoffice_event_log_lag_seconds',
    help: 'Age of the oldest event that an open transaction keeps out of the event log.',
    // All workers ask one database.
    aggregator: 'max',
    registers: [registry],
    // A database that does not answer keeps nobody from the other metrics.
    collect: () =>
      lag().then(
        (seconds) => shown.set(seconds),
        () => {},
      ),
  })
}

/**
 * What this process counts.
 * @param backupDir the folder of backups; without one they are not among the metrics
 * @param disks for tests: which disks there are
 * @param eventLag reads how many seconds the event log is behind; without it that is not shown
 * @returns the registry, and `count`, which is called for every request
 */
export const createMetrics = (
  backupDir?: string,
  disks = readDisks,
  eventLag?: () => Promise<number>,
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
  if (eventLag) showEventLog(registry, eventLag)
  const count = ({ method, route, status, seconds, isStream }: Answered) => {
    if (isStream) return
    const known = METHODS.has(method) ? method : 'other'
    requests.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds)
  }
  return { registry, count }
}

const bytesOf = (text: string) => Buffer.from(text)

/** Compared without telling by the time it takes how much of it was right. */
const hasToken = ({ headers }: IncomingMessage, token: string): boolean => {
  const [given, wanted] = [bytesOf(headers.authorization ?? ''), bytesOf(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

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
