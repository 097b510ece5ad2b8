import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * The preferences of one user, as the end of a statement; a row is `p`.
 * @param userId an id, or an SQL expression of one
 */
export const ownRowsOf = (userId: number | SQL): SQL => sql`from payload_preferences p
  join payload_preferences_rels r on r.parent_id = p.id and r.path = 'user'
  where r.users_id = ${userId}`

/** SQL: the stored value of one preference of a user; null if there is none. */
export const preferenceOf = (userId: number | SQL, key: string): SQL =>
  sql`(select p.value ${ownRowsOf(userId)} and p.key = ${key}
    order by p.updated_at desc, p.id desc limit 1)`
