import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { paths } from '@/catalog/paths'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { tokenOf } from '@/queries/tenders/link/token'

/** The address a customer opens. @param nonce of the send */
export const linkWith = (req: PayloadRequest, nonce: string): string =>
  `${env.SERVER_URL}${paths.offer(tokenOf(req.payload.secret, nonce))}`

/**
 * The link that was made for a send.
 * @throws Refusal `notFound`, `linkRevoked`
 */
export const linkOfSend = async (req: PayloadRequest, id: number): Promise<string> => {
  const [row] = await readRows<{ nonce: string; isRevoked: boolean }>(
    req,
    sql`select token_nonce as nonce, revoked_at is not null as "isRevoked"
        from tender_sends where id = ${id}`,
  )
  if (!row) throw new Refusal('notFound')
  if (row.isRevoked) throw new Refusal('linkRevoked')
  return linkWith(req, row.nonce)
}
