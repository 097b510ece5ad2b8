import type { Payload } from 'payload'
import type pg from 'pg'
import { counts } from './counts'
import { poolOptionsOf } from '@/database/adapter'
import { connectionOptions } from '@/database/connections'
import { TracedPool } from '@/database/tracedPool'
import { showPool, showResource } from '@/lib/resources'
import { onShutdown } from '@/lib/shutdown'

// One per process, even if the bundler creates several copies of this module.
const KEY = Symbol.for('backoffice.readPools')
const shared = globalThis as { [KEY]?: WeakMap<Payload, pg.Pool> }

/** A connection pool for reads, separate from Payload's: it keeps prepared statements. */
export const readPoolOf = (payload: Payload): pg.Pool => {
  const pools = (shared[KEY] ??= new WeakMap())
  const known = pools.get(payload)
  if (known) return known
  const { connectionString } = poolOptionsOf(payload)
  const pool = new TracedPool({
    ...connectionOptions('reads', connectionString),
    allowExitOnIdle: true,
  })
  pool.on('error', (err) => payload.logger.error({ msg: 'Idle connection lost', err }))
  showPool('read_connections', pool)
  showResource('reads', () => ({ ...counts }))
  onShutdown(() => pool.end())
  pools.set(payload, pool)
  return pool
}
