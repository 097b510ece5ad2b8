import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeLoginHook } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'

/**
 * A passive user cannot sign in and gets the same response as for a wrong password. Read again
 * under a lock: between Payload's first read and here the user may have been suspended.
 */
export const refusePassiveLogin: CollectionBeforeLoginHook = async ({ user, req }) => {
  const [row] = await query(
    req,
    sql`select status from users where id = ${user.id} for no key update`,
  )
  if (row?.status !== 'active') throw new Refusal('wrongCredentials')
  return user
}
