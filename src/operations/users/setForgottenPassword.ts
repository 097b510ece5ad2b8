import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { noteCaller } from '@/lib/auditContext'
import { readRows } from '@/queries/shared/rows'
import { mayEnterAlone } from '@/queries/users/emergencyAccess'
import { inTransaction, query } from '../shared/transaction'
import { endAccessOf } from './endSessions'
import { newPasswordHash } from './newPasswordHash'
import { mailToOwner } from './securityMail'
import { tokenHash } from '@/lib/tokenHash'

type Holder = { id: number; email: string; name: string }

const holderOf = async (req: PayloadRequest, stored: string): Promise<Holder> => {
  const [row] = await readRows<Holder>(
    req,
    sql`select u.id, u.email, u.name from users u where u.reset_password_token = ${stored}
          and u.reset_password_expiration > now() and u.status = 'active'
          and ${sql.raw(mayEnterAlone())}`,
  )
  if (!row) throw new Refusal('resetLinkInvalid')
  return row
}

/**
 * Sets a new password with the token of a mailed link. Ends every session of the user and starts
 * none: the person signs in with the new password.
 * @param args.token of the link; works once, for an hour
 * @param args.password the new one
 * @param args.confirmation the repeated input, if there is such a field
 * @throws Refusal `resetLinkInvalid`, or `invalidInput` with what is wrong with the password
 */
export const setForgottenPassword = async (args: {
  req: PayloadRequest
  token: string
  password: unknown
  confirmation?: unknown
}): Promise<void> => {
  const { req, token, password, confirmation } = args
  const stored = tokenHash(token)
  const { id, email, name } = await holderOf(req, stored)
  // The request is anonymous: this makes the trail name the recipient of the link as the actor.
  noteCaller({ collection: 'users', id, name })
  const { hash, salt } = await newPasswordHash(req, {
    password,
    confirmation,
    owner: [name, email],
  })
  await inTransaction(req, async () => {
    const changed = await query(
      req,
      sql`update users set hash = ${hash}, salt = ${salt}, reset_password_token = null,
                 reset_password_expiration = null, login_attempts = 0, lock_until = null,
                 updated_at = now()
           where id = ${id} and reset_password_token = ${stored} returning id`,
    )
    // Concurrent uses of one link: the second finds it used.
    if (changed.length === 0) throw new Refusal('resetLinkInvalid')
    await mailToOwner(req, { userId: id, event: 'passwordChanged' })
    await endAccessOf(req, id)
  })
}
