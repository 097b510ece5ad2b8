import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction, query } from '../shared/transaction'

type Wish = { req: PayloadRequest; recipient: number; ids: readonly number[] | null }

/** Locked in a fixed order, so that two tabs marking at once do not deadlock. */
const chosen = ({ recipient, ids }: Wish) =>
  sql`select id from notifications where recipient_id = ${recipient}
      and (${ids === null} or id in
        (select value::int from jsonb_array_elements_text(${JSON.stringify(ids ?? [])}::jsonb)))
      order by id for update`

/**
 * Marks notifications of one user read or unread.
 * @param ids of the notifications; null means all of the user's. Those of other users are ignored.
 * @returns how many changed
 */
export const markNotifications = ({ read, ...wish }: Wish & { read: boolean }): Promise<number> =>
  inTransaction(wish.req, async () => {
    const rows = await query(
      wish.req,
      sql`with chosen as (${chosen(wish)})
          update notifications n set read_at = ${read ? sql`now()` : sql`null`}, updated_at = now()
          from chosen where n.id = chosen.id and (n.read_at is null) = ${read} returning n.id`,
    )
    return rows.length
  })

/**
 * Removes notifications of one user.
 * @param ids as in `markNotifications`
 * @returns how many were removed
 */
export const removeNotifications = (wish: Wish): Promise<number> =>
  inTransaction(wish.req, async () => {
    const rows = await query(
      wish.req,
      sql`with chosen as (${chosen(wish)})
          delete from notifications n using chosen where n.id = chosen.id returning n.id`,
    )
    return rows.length
  })
