import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'

type Invited = { id: number; email: string; name: string; role: number; sender: number | null }

/**
 * The user whom an open invitation is for, with its sender if that is still active.
 * @param stored the hash of the link's token
 * @throws Refusal `invitationOver` if there is none: unknown, used, replaced, expired, withdrawn, or
 *   the user is suspended
 */
export const invitedBy = async (req: PayloadRequest, stored: string): Promise<Invited> => {
  const [row] = await readRows<Invited>(
    req,
    sql`select u.id, u.email, u.name, u.role_id as role, s.id as sender
        from user_invitations i join users u on u.id = i.user_id
        left join users s on s.id = i.sent_by and s.status = 'active'
        where i.token_hash = ${stored} and i.expires_at > now() and u.status = 'active'`,
  )
  if (!row) throw new Refusal('invitationOver')
  return row
}
