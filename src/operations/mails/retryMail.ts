import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { wakeJob } from '../background/wakeJob'
import { inTransaction, query } from '../shared/transaction'

/**
 * Sends a mail now that waits for its next attempt or is dead.
 * @throws Refusal `notFound` for one that is being sent, was sent or is gone
 */
export const retryMail = (args: { req: PayloadRequest; id: number }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id } = args
    const changed = await query(
      req,
      sql`update mails set state = 'waiting', due_at = now()
          where id = ${id} and state in ('waiting', 'dead') returning id`,
    )
    if (changed.length === 0) throw new Refusal('notFound')
    await wakeJob(req, 'send-mails')
  })
