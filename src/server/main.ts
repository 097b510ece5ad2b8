import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { findMisfit } from '@/database/schemaGuard'
import { withMaintenance } from '@/database/withMaintenance'
import { env } from '@/lib/env'
import { readProduct } from '@/lib/product'
import { log } from './log'
import { runServer } from './runServer'
import { serveWithWorkers } from './serveWithWorkers'

const workers = env.WORKERS === 'auto' ? availableParallelism() : env.WORKERS
const isFirst = workers > 1 && cluster.isPrimary

/** A database that is away is no reason: health says so until it answers, and then whether it fits. */
const refuseNewerSchema = async () => {
  const { version } = readProduct()
  const misfit = await withMaintenance(env.DATABASE_URL ?? '', (client) =>
    findMisfit(client, version),
  ).catch(() => null)
  if (misfit) throw new Error(misfit)
}

const run = async () => {
  // Workers of one start have what the first process has found.
  if (cluster.isPrimary) await refuseNewerSchema()
  await (isFirst ? serveWithWorkers(workers) : runServer())
}

run().catch((err: unknown) => {
  log.fatal({ err }, err instanceof Error ? err.message : 'The server did not start')
  process.exit(1)
})
