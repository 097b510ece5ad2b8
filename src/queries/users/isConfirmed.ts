import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { CONFIRMED_MINUTES } from '@/domain/users/factors'
import { readRows } from '../shared/rows'

/**
 * Whether a session was opened, or its user confirmed their identity, within `CONFIRMED_MINUTES`
 * (docs/domains/users.md).
 * @param sid id of the session; false for one that does not exist
 */
export const isConfirmed = async (req: PayloadRequest, sid: string): Promise<boolean> => {
  const [row] = await readRows<{ is: boolean }>(
    req,
    sql`select greatest(s.created_at, d.confirmed_at)
            > now() - make_interval(mins => ${CONFIRMED_MINUTES}) as is
        from users_sessions s left join session_devices d on d.session_id = s.id
        where s.id = ${sid}`,
  )
  return row?.is === true
}
