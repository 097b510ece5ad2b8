import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailKind, MailState } from '@/domain/mails/mail'
import { readRows } from '../shared/rows'

/** A mail that was not taken yet. */
export type OpenMail = {
  id: string
  kind: MailKind
  recipient: string
  state: Exclude<MailState, 'sent'>
  attempts: number
  reason: string | null
  createdAt: string
  /** When it is tried again; null for a dead one. */
  dueAt: string | null
}

const moment = (column: 'created_at' | 'due_at') =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Dead mails first, then those that wait; newest first, 100 at most. */
export const readOpenMails = (req: PayloadRequest): Promise<OpenMail[]> =>
  readRows<OpenMail>(
    req,
    sql`select id::text, kind, recipient, state, attempts, last_error as reason,
               ${moment('created_at')} as "createdAt",
               case when state = 'dead' then null else ${moment('due_at')} end as "dueAt"
        from mails where state <> 'sent'
        order by (state = 'dead') desc, id desc limit 100`,
  )
