import { readMigrations, type Queryable } from './appliedMigrations'
import { migrations } from './migrations'

/**
 * Whether every migration of this version has run. More may have run, during an upgrade to a newer
 * version.
 * @throws when the database does not respond
 */
export const isSchemaCurrent = async (client: Queryable): Promise<boolean> => {
  const applied = new Set(await readMigrations(client))
  return migrations.every(({ name }) => applied.has(name))
}

/**
 * Whether the role that the program signs in with can neither write the audit trail nor change its
 * table (docs/how-to/database-roles.md).
 */
export const isTrailGuarded = async (client: Queryable): Promise<boolean> => {
  const { rows } = await client.query('select trail_is_guarded() as guarded')
  return rows[0]?.guarded === true
}
