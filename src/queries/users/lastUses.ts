import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '../shared/rows'

/**
 * The last use of programs' keys, in one statement.
 * @param ids of clients that the caller may read
 * @returns ISO instants by client; undefined for one not used within the retention period of uses
 */
export const lastUses = async (
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await readRows<{ client: number; at: string }>(
    req,
    sql`select u.client_id as client, max(u.at) as at from api_client_uses u
        where u.client_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        group by u.client_id`,
  )
  return new Map(rows.map(({ client, at }) => [client, new Date(at).toISOString()]))
}
