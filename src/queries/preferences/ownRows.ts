import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The preferences of one user, as the end of a statement; a row is `p`. */
export const ownRowsOf = (userId: number): SQL => sql`from payload_preferences p
  join payload_preferences_rels r on r.parent_id = p.id and r.path = 'user'
  where r.users_id = ${userId}`
