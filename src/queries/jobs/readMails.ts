import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { DeadMail, OpenMail } from '@/domain/jobs/sheet'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

/** Mails that wait or are being sent, newest first, 100 at most. */
export const readOpenMails = (req: PayloadRequest): Promise<OpenMail[]> =>
  readRows<OpenMail>(
    req,
    sql`select id::text, kind, recipient, state, attempts, last_error as reason,
               ${momentText(sql`created_at`)} as "createdAt", ${momentText(sql`due_at`)} as "dueAt"
        from mails where state in ('waiting', 'sending') order by id desc limit 100`,
  )

/** Mails that will not be tried again by themselves, newest first, 100 at most. */
export const readDeadMails = (req: PayloadRequest): Promise<DeadMail[]> =>
  readRows<DeadMail>(
    req,
    sql`select id::text, kind, recipient, ${momentText(sql`created_at`)} as at, attempts as tries,
               last_error as reason
        from mails where state = 'dead' order by id desc limit 100`,
  )
