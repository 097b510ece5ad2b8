import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { createReplica, type Replica } from '@/database/replica'
import { env } from '@/lib/env'
import { showPool, showResource } from '@/lib/resources'
import { onShutdown } from '@/lib/shutdown'
import { readPoolOf } from './readPool'

// One per process, even if the bundler creates several copies of this module.
const KEY = Symbol.for('backoffice.replicas')
const shared = globalThis as { [KEY]?: WeakMap<Payload, Replica> }

const replicaOf = (payload: Payload, url: string): Replica => {
  const replicas = (shared[KEY] ??= new WeakMap())
  const known = replicas.get(payload)
  if (known) return known
  const replica = createReplica({
    primary: readPoolOf(payload),
    url,
    onLeft: (why) =>
      payload.logger.warn({
        msg: 'The replica (DATABASE_REPLICA_URL) was not read',
        ...(typeof why === 'string' ? { why } : { err: why }),
      }),
  })
  showPool('replica_connections', replica.pool)
  showResource('replica_reads', () => ({ ...replica.counts }))
  onShutdown(() => replica.pool.end())
  replicas.set(payload, replica)
  return replica
}

/**
 * Runs an expensive read of one statement on the replica of `DATABASE_REPLICA_URL`, if there is one
 * and it has applied every change committed before (`database/replica`).
 * @param work gets the pool of the replica, or null for the primary; may be called a second time
 */
export const onReplica = <T>(
  payload: Payload,
  work: (replica: Pool | null) => Promise<T>,
): Promise<T> => {
  const url = env.DATABASE_REPLICA_URL
  return url ? replicaOf(payload, url).read(work) : work(null)
}
