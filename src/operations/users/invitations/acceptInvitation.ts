import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { noteCaller } from '@/lib/auditContext'
import { tokenHash } from '@/lib/tokenHash'
import { inTransaction, query } from '../../shared/transaction'
import { newPasswordHash } from '../newPasswordHash'
import { lockAdministration } from '../roleHierarchy'
import { lockActiveUser } from '../startSession'
import { closeInvitation } from './invitation'
import { invitedBy } from './invitedBy'
import { senderCovers } from './senderCovers'

/**
 * Closes an open invitation and stores the user's new credential, in one transaction.
 * @param args.stored the hash of the token
 * @param args.id the invited user, as read before
 * @param args.store stores the credential, once the user's row is locked
 * @returns what `store` returns
 * @throws Refusal `invitationOver`
 */
export const closeAccepted = <T>(
  req: PayloadRequest,
  args: { stored: string; id: number; store: () => Promise<T> },
): Promise<T> => {
  const { stored, id, store } = args
  return inTransaction(req, async () => {
    // As for every change of users and roles: the sender's current rights are checked.
    await lockAdministration(req)
    if (!(await lockActiveUser(req, id))) throw new Refusal('invitationOver')
    // Of concurrent uses the second finds it used, as if a new one had been sent.
    const invited = await invitedBy(req, stored)
    if (!(await senderCovers(req, invited))) throw new Refusal('invitationOver')
    const result = await store()
    await closeInvitation(req, id)
    return result
  })
}

/**
 * Sets the first password of an invited user. Starts no session: they sign in with it.
 * @param args.token of the link; works once, for a week
 * @param args.password the new one
 * @param args.confirmation the repeated input, if there is such a field
 * @throws Refusal `invitationOver` for anything but an open invitation: unknown, used, replaced,
 *   expired, withdrawn; after a suspension, another e-mail address, or when its sender is deleted
 *   or may no longer give that role. `invalidInput` with what is wrong with the password
 */
export const acceptInvitation = async (args: {
  req: PayloadRequest
  token: string
  password: unknown
  confirmation?: unknown
}): Promise<void> => {
  const { req, token, password, confirmation } = args
  const stored = tokenHash(token)
  const { id, email, name } = await invitedBy(req, stored)
  // The request is anonymous: this makes the trail name the recipient of the link as the actor.
  noteCaller({ collection: 'users', id, name })
  const { hash, salt } = await newPasswordHash(req, {
    password,
    confirmation,
    owner: [name, email],
  })
  const store = () =>
    query(
      req,
      sql`update users set hash = ${hash}, salt = ${salt}, updated_at = now() where id = ${id}`,
    )
  await closeAccepted(req, { stored, id, store })
}
