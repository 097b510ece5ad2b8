import { sql } from '@payloadcms/db-postgres'
import { readRows, type Reader } from '../shared/rows'
import { ownRowsOf } from './ownRows'

/**
 * A user's preferences, in one statement.
 * @param args.keys of the requested preferences
 * @returns the stored values by key, not validated
 */
export const readPreferences = async (args: {
  req: Reader
  userId: number
  keys: readonly string[]
}): Promise<ReadonlyMap<string, unknown>> => {
  const { req, userId, keys } = args
  const wanted = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )
  const rows = await readRows<{ key: string; value: unknown }>(
    req,
    sql`select distinct on (p.key) p.key, p.value ${ownRowsOf(userId)} and p.key in (${wanted})
        order by p.key, p.updated_at desc, p.id desc`,
  )
  return new Map(rows.map(({ key, value }) => [key, value]))
}
