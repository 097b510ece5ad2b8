import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { asWriter, inTransaction, query } from '../../shared/transaction'

/**
 * Revokes the link of a sent offer: it no longer shows the offer or takes an answer. The offer itself
 * stays valid, because the customer has received it.
 * @throws Refusal `notFound`, `linkRevoked` for one that is already revoked
 */
export const revokeLink = ({ req, id }: { req: PayloadRequest; id: number }): Promise<number> =>
  inTransaction(req, async () => {
    const changed = await asWriter(req, 'tender', () =>
      query(
        req,
        sql`update tender_sends set revoked_at = clock_timestamp(), updated_at = now()
            where id = ${id} and revoked_at is null returning id`,
      ),
    )
    if (changed.length > 0) return id
    const known = await query(req, sql`select id from tender_sends where id = ${id}`)
    throw new Refusal(known.length > 0 ? 'linkRevoked' : 'notFound')
  })
