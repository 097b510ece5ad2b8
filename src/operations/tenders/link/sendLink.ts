import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { paths } from '@/catalog/paths'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { tokenHash } from '@/lib/tokenHash'
import { readRows } from '@/queries/shared/rows'
import { tokenOf } from '@/queries/tenders/link/token'
import { asWriter, inTransaction, query } from '../../shared/transaction'

type Kept = { nonce: string; hash: string }

/**
 * The URL a customer opens.
 * @param kept of the send: the nonce its token is derived from, and the stored hash of the token
 * @throws Refusal `linkLost` for a link made with a former PAYLOAD_SECRET
 */
export const linkWith = (req: PayloadRequest, { nonce, hash }: Kept): string => {
  const token = tokenOf(req.payload.secret, nonce)
  if (tokenHash(token) !== hash) throw new Refusal('linkLost')
  return `${env.SERVER_URL}${paths.offer(token)}`
}

/**
 * The link of a send.
 * @throws Refusal `notFound`, `linkRevoked`, `linkLost`
 */
export const linkOfSend = async (req: PayloadRequest, id: number): Promise<string> => {
  const [row] = await readRows<Kept & { isRevoked: boolean }>(
    req,
    sql`select token_nonce as nonce, token_hash as hash, revoked_at is not null as "isRevoked"
        from tender_sends where id = ${id}`,
  )
  if (!row) throw new Refusal('notFound')
  if (row.isRevoked) throw new Refusal('linkRevoked')
  return linkWith(req, row)
}

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
