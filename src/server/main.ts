import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { withConnection } from '@/database/openConnection'
import { findMisfit } from '@/database/schemaGuard'
import { findOtherSecret } from '@/database/secretGuard'
import { env } from '@/lib/env'
import { readProduct } from '@/lib/product'
import { log } from './log'
import { runServer } from './runServer'
import { serveWithWorkers } from './serveWithWorkers'

const workers = env.WORKERS === 'auto' ? availableParallelism() : env.WORKERS
const isFirst = workers > 1 && cluster.isPrimary

/** An unreachable database does not prevent the start: the health check reports it. */
const refuseMisfit = async () => {
  const { version } = readProduct()
  const misfit = await withConnection(
    'maintenance',
    env.DATABASE_URL ?? '',
    async (client) =>
      (await findMisfit(client, version)) ?? (await findOtherSecret(client, env.PAYLOAD_SECRET)),
  ).catch(() => null)
  if (misfit) throw new Error(misfit)
}

const run = async () => {
  // The first process checks for all workers.
  if (cluster.isPrimary) await refuseMisfit()
  await (isFirst ? serveWithWorkers(workers) : runServer())
}

run().catch((err: unknown) => {
  log.fatal({ err }, err instanceof Error ? err.message : 'The server did not start')
  process.exit(1)
})
