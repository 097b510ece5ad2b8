import { poolOf } from '@/database/adapter'
import { getTestPayload } from './payload'

/**
 * How many deadlocks PostgreSQL has resolved in this database. A backend reports its statistics
 * only now and then, so each idle connection of the pool is asked to report first; closed ones have
 * done so.
 */
export const deadlocksSoFar = async (): Promise<number> => {
  const pool = poolOf(await getTestPayload())
  const all = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  try {
    await Promise.all(all.map((client) => client.query('select pg_stat_force_next_flush()')))
    await Promise.all(all.map((client) => client.query('select 1')))
  } finally {
    for (const client of all) client.release()
  }
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}
