import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { roleCovers } from '@/access/roles/roleCovers'
import type { Id } from '@/domain/shared/idOf'
import { query } from '../../shared/transaction'
import { powerOfRole, powerOfUser } from '@/queries/users/rolePower'
import { endInvitation } from './invitation'

/**
 * Whether the sender of an invitation may currently give a role, under the administration lock.
 * @param args.sender an active user; null if there is none any more
 */
export const senderCovers = async (
  req: PayloadRequest,
  { sender, role }: { sender: number | null; role: Id },
): Promise<boolean> =>
  sender !== null && roleCovers(await powerOfUser(req, sender), await powerOfRole(req, role))

/** Ends the invitation of a user who gets a role that its sender could not have given. */
export const endUncoveredInvitation = async (
  req: PayloadRequest,
  { userId, role }: { userId: number; role: Id },
): Promise<void> => {
  const [invitation] = await query<{ sender: number | null }>(
    req,
    sql`select s.id as sender from user_invitations i
        left join users s on s.id = i.sent_by and s.status = 'active'
        where i.user_id = ${userId} and i.token_hash is not null`,
  )
  if (!invitation || (await senderCovers(req, { ...invitation, role }))) return
  await endInvitation(req, userId)
}
