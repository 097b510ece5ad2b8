import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { paths } from '@/catalog/paths'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { tokenHash } from '@/lib/tokenHash'
import { readRows } from '@/queries/shared/rows'
import { tokenOf } from '@/queries/tenders/link/token'

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
