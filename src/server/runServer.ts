import { createServer as createHttpServer } from 'node:http'
import next from 'next'
import { archiveLag, eventLogLag } from '@/database/lag'
import { env } from '@/lib/env'
import { shutDown } from '@/lib/shutdown'
import { readProduct } from '@/lib/product'
import { setTracer } from '@/lib/tracing'
import { apiFirst } from './apiFirst'
import { readAllWorkers } from './clusterMetrics'
import { createServer } from './createServer'
import { log } from './log'
import { logRequest, watchRequests } from './logRequests'
import { createMetrics, withMetrics } from './metrics'
import { builtFiles } from './builtFiles'
import { withWellKnown } from './wellKnown'
import { withFeeds } from './feeds'
import { onSignals } from './onSignals'
import { withProbes } from './probes'
import { openTelemetry } from './openTelemetry.mjs'
import { readsFirst } from './readsFirst'
import { createDrain, stopGracefully, trackConnections } from './stopGracefully'
import { traceOf, withTracing } from './withTracing'

const say = (err: unknown) => log.error({ err }, 'The server')

/** Records traces where a collector is set. @returns what ends it */
const startTracing = async (): Promise<() => Promise<void>> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  if (!endpoint) return async () => {}
  const { tracer, close } = await openTelemetry({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    version: readProduct().version,
    instance: `${new URL(env.SERVER_URL).host} ${process.pid}`,
    onLost: (err) => log.warn({ err }, 'Traces were not delivered'),
  })
  setTracer(tracer)
  return close
}

/** Serves the application in this process until a signal ends it. */
export const runServer = async (): Promise<void> => {
  const { PORT: port, TRUSTED_PROXIES: trusted, METRICS_TOKEN: token, BACKUP_DIR: backupDir } = env
  // Next requests a page from this server when a server function redirects.
  process.env.__NEXT_PRIVATE_ORIGIN ??= `http://localhost:${port}`
  // Next registers its upgrade listener on the server it is given; this server object never
  // receives any.
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: createHttpServer() })
  const endTracing = await startTracing()
  await app.prepare()
  const { DATABASE_URL: database = '' } = env
  const metrics = createMetrics(backupDir, undefined, {
    eventLog: () => eventLogLag(database),
    archive: env.ARCHIVE_DIR ? () => archiveLag(database) : undefined,
  })
  const write = logRequest(log, traceOf)
  const { isDraining, drain } = createDrain()
  const api = withWellKnown(withFeeds(readsFirst(apiFirst(app.getRequestHandler(), port), say)))
  const server = createServer({
    handler: withProbes({
      isDraining,
      handler: withMetrics({
        token,
        read: readAllWorkers(metrics.registry),
        handler: withTracing(builtFiles(api, process.cwd())),
      }),
    }),
    trusted,
    isHttps: env.SERVER_URL.startsWith('https:'),
    onError: say,
    watch: watchRequests((answered, request) => {
      metrics.count(answered)
      write(answered, request)
    }),
  })
  const connections = trackConnections(server)
  onSignals(async () => {
    await drain(server, connections, env.DRAIN_SECONDS * 1_000)
    await Promise.all([stopGracefully(server, connections), shutDown(say)])
    // The last requests are over.
    await Promise.all([app.close(), endTracing()])
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
}
