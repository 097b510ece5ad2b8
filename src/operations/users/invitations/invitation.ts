import { createHmac, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import type { Locale } from '@/i18n/locales'
import { env } from '@/lib/env'
import { tokenHash } from '@/lib/tokenHash'
import { Refusal } from '@/domain/shared/refusal'
import { INVITATION_DAYS } from '@/domain/users/signInState'
import { queueMail } from '../../mailQueue/queueMail'
import { query } from '../../shared/transaction'

/** Deriving the token needs the server's secret; the table alone opens nothing. */
export const invitationToken = (args: {
  secret: string
  userId: number
  email: string
  nonce: string
}): string => {
  const { secret, userId, email, nonce } = args
  const text = `invitation\n${userId}\n${email}\n${nonce}`
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** @throws Refusal `mailOff` while the server sends no mail */
export const insistOnMail = (): void => {
  if (!env.SMTP_URL) throw new Refusal('mailOff')
}

/**
 * Invites a user by mail, ending the link of an earlier invitation, in the transaction that has
 * locked the user's row.
 * @param args.email of the user
 * @param args.language of the mail
 */
export const sendInvitation = async (
  req: PayloadRequest,
  args: { userId: number; email: string; language: Locale },
): Promise<void> => {
  const { userId, email, language } = args
  const nonce = randomBytes(32).toString('base64url')
  const token = invitationToken({ secret: req.payload.secret, userId, email, nonce })
  await query(req, sql`delete from user_invitations where user_id = ${userId}`)
  const [row] = await query<{ id: number }>(
    req,
    sql`insert into user_invitations (user_id, nonce, token_hash, locale, sent_by, expires_at)
        values (${userId}, ${nonce}, ${tokenHash(token)}, ${language}, ${staffIdOf(req)},
          now() + make_interval(days => ${INVITATION_DAYS})) returning id`,
  )
  const data = { invitation: Number(row?.id) }
  await queueMail({ req, kind: 'invitation', to: email, locale: language, data })
}

/** Ends the link of an invitation. The user has no password, and can be invited again. */
export const endInvitation = (req: PayloadRequest, userId: number) =>
  query(
    req,
    sql`update user_invitations set token_hash = null
         where user_id = ${userId} and token_hash is not null returning id`,
  )

/** Closes the invitation, because the user has a password or a passkey now. */
export const closeInvitation = (req: PayloadRequest, userId: number) =>
  query(req, sql`delete from user_invitations where user_id = ${userId}`)
