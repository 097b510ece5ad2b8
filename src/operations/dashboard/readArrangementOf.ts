import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/staffOf'
import { readArrangement, type Arrangement } from '@/domain/dashboard/arrangement'
import { readRows } from '../shared/rows'

/** How the caller arranged the dashboard; the usual order for whoever never did. */
export const readArrangementOf = async (req: PayloadRequest): Promise<Arrangement> => {
  const staff = staffIdOf(req)
  if (staff === null) return readArrangement(null)
  const [row] = await readRows<{ value: unknown }>(
    req,
    sql`select p.value from payload_preferences p
        join payload_preferences_rels r on r.parent_id = p.id and r.path = 'user'
        where p.key = 'dashboard' and r.users_id = ${staff}
        order by p.updated_at desc limit 1`,
  )
  return readArrangement(row?.value)
}
