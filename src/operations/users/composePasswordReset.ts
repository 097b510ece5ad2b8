import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import { paths } from '@/catalog/paths'
import type { Compose, DueMail } from '../mailQueue/mail'
import { query } from '../shared/transaction'
import { tokenHash } from '@/lib/tokenHash'
import { siteTitleOf } from '@/queries/settings/siteOf'
import { mayEnterAlone } from '@/queries/users/emergencyAccess'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'

/** Minutes for which a mailed link can set a password. */
const RESET_MINUTES = 60

/** Deriving the token needs the server's secret; the table alone opens nothing. */
const tokenOf = (req: PayloadRequest, { nonce, recipient }: DueMail): string =>
  createHmac('sha256', req.payload.secret)
    .update(`password reset\n${recipient}\n${nonce}`)
    .digest('hex')

/**
 * Sets the token at the first attempt; later ones prolong it. A link used meanwhile, or replaced by
 * a newer one, is not restored.
 */
const armLink = async (req: PayloadRequest, mail: DueMail, stored: string) => {
  const isFirst = mail.attempts === 1
  // One statement on the reset columns: Payload would rewrite the whole row.
  const [receiver] = await query<{ name: string }>(
    req,
    sql`update users u set reset_password_token = ${stored},
               reset_password_expiration = now() + make_interval(mins => ${RESET_MINUTES})
         where email = ${mail.recipient} and ${sql.raw(CAN_SIGN_IN)}
           and ${sql.raw(mayEnterAlone())}
           and (${isFirst} or reset_password_token = ${stored}) returning name`,
  )
  return receiver
}

/**
 * The mail with the link to set a new password. Not sent to an unknown address, a suspended user,
 * an invited one without a password yet (it would replace a withdrawn invitation), or a user who
 * may not use a password.
 */
export const composePasswordReset: Compose = async (req, mail) => {
  const token = tokenOf(req, mail)
  const receiver = await armLink(req, mail, tokenHash(token))
  if (!receiver) return null
  const t = createTranslator(mail.locale)
  const link = `${env.SERVER_URL}${paths.resetPassword(token)}`
  return {
    subject: t('emails.resetPassword.subject'),
    paragraphs: [
      t('emails.resetPassword.greeting', { name: receiver.name }),
      t('emails.resetPassword.text', { site: await siteTitleOf(req.payload) }),
      { link, label: t('emails.resetPassword.button') },
      t('emails.resetPassword.validFor', { minutes: RESET_MINUTES }),
      t('emails.resetPassword.ignore'),
    ],
  }
}
