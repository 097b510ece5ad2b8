import { sql } from '@payloadcms/db-postgres'
import { inTransaction, query } from '@/operations/shared/transaction'
import { requestOf, type Demo } from './Demo'

/** The number of notifications left unread: the latest few, not those of a whole year. */
const UNREAD = 4

/** Marks everything else as read. */
export const readNotifications = async ({ payload, admin }: Demo) => {
  const req = await requestOf({ payload, user: admin })
  await inTransaction(req, async () => {
    await query(
      req,
      sql`update notifications set read_at = now() where id in (
        select id from (
          select id, row_number() over (partition by recipient_id order by id desc) as place
          from notifications
        ) ranked where place > ${UNREAD}
      )`,
    )
  })
}
