import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { wakeJob } from '../background/wakeJob'
import { inTransaction, query } from '../shared/transaction'
import { FOLLOWERS } from './composers'
import type { DueMail } from '../mailQueue/mail'

/**
 * Sends a mail now that is queued or dead.
 * @throws Refusal `notFound` for one that is being sent, was sent or is deleted
 */
export const retryMail = (args: { req: PayloadRequest; id: number }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id } = args
    const [mail] = await query<Pick<DueMail, 'kind' | 'data'>>(
      req,
      sql`update mails set state = 'waiting', due_at = now()
          where id = ${id} and state in ('waiting', 'dead') returning kind, data`,
    )
    if (!mail) throw new Refusal('notFound')
    await FOLLOWERS[mail.kind]?.(req, mail)
    await wakeJob(req, 'send-mails')
  })
