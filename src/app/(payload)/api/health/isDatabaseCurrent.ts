import type { Payload } from 'payload'

import { poolOf } from '@/database/adapter'
import { migrations } from '@/database/migrations'
import { findMisfit } from '@/database/schemaGuard'
import { readProduct } from '@/lib/product'

/**
 * Tells whether every migration of this build has run; more may have, while a newer build takes
 * over. Fails when the database does not answer.
 */
export const isDatabaseCurrent = async (payload: Payload): Promise<boolean> => {
  const { rows } = await poolOf(payload).query('select name from payload_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.every(({ name }) => applied.has(name))
}

/**
 * Why this build may not work with the database, as a sentence: a newer release has taken away what it
 * relies on. Null when it may.
 */
export const findDatabaseMisfit = (payload: Payload): Promise<string | null> =>
  findMisfit(poolOf(payload), readProduct().version)

/**
 * Whether the role that the program signs in with can neither write the audit trail nor change its
 * table (docs/how-to/database-roles.md).
 */
export const isTrailGuarded = async (payload: Payload): Promise<boolean> => {
  const { rows } = await poolOf(payload).query('select trail_is_guarded() as guarded')
  return rows[0]?.guarded === true
}
