import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { MAIL_PAUSE_MINUTES } from '@/domain/tenders/approval/approvalRequest'
import { queueMailTo } from '../mailQueue/queueMailTo'
import { query } from '../shared/transaction'

/** A requested approver, or the deputy who is asked in their place. */
type Asked = { tender: number; approver: number; deputy: number | null }

/** A mail shows the request at sending time; a second one within minutes would repeat it. */
const wasMailed = async (
  req: PayloadRequest,
  { tender, approver, deputy }: Asked,
): Promise<boolean> => {
  const mails = await query(
    req,
    sql`select 1 from mails where kind = 'approvalRequest' and state <> 'dead'
          and (data ->> 'tender')::int = ${tender} and (data ->> 'approver')::int = ${approver}
          and (data ->> 'deputy')::int is not distinct from ${deputy}::int
          and (state <> 'sent' or sent_at > now() - make_interval(mins => ${MAIL_PAUSE_MINUTES}))
        limit 1`,
  )
  return mails.length > 0
}

/**
 * Queues the mail of a request for approval: one in ten minutes for each tender and user.
 * @throws when the request has no transaction
 */
export const mailRequest = async (req: PayloadRequest, asked: Asked): Promise<void> => {
  if (await wasMailed(req, asked)) return
  const user = asked.deputy ?? asked.approver
  await queueMailTo({ req, user, kind: 'approvalRequest', data: asked })
}
