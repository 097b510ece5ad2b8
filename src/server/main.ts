import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { env } from '@/lib/env'
import { log } from './log'
import { runServer } from './runServer'
import { serveWithWorkers } from './serveWithWorkers'

const workers = env.WORKERS === 'auto' ? availableParallelism() : env.WORKERS
const isFirst = workers > 1 && cluster.isPrimary
const run = isFirst ? serveWithWorkers(workers) : runServer()

run.catch((err: unknown) => {
  log.fatal({ err }, err instanceof Error ? err.message : 'The server did not start')
  process.exit(1)
})
