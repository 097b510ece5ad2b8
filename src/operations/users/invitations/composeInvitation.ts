import { sql } from '@payloadcms/db-postgres'
import { paths } from '@/catalog/paths'
import { INVITATION_DAYS } from '@/domain/users/signInState'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { siteTitleOf } from '@/queries/settings/siteOf'
import type { Compose } from '../../mailQueue/mail'
import { invitationToken } from './invitation'

type Row = { userId: number; nonce: string; name: string; sender: string | null }

/**
 * The mail with the link to set a first password or passkey; not sent once the invitation is over or replaced.
 */
export const composeInvitation: Compose = async (req, mail) => {
  const [row] = await readRows<Row>(
    req,
    sql`select i.user_id as "userId", i.nonce, u.name, s.name as sender
        from user_invitations i join users u on u.id = i.user_id
        left join users s on s.id = i.sent_by
        where i.id = ${Number(mail.data.invitation)} and i.token_hash is not null
          and i.expires_at > now() and u.status = 'active' and u.email = ${mail.recipient}`,
  )
  if (!row) return null
  const { secret } = req.payload
  const token = invitationToken({ secret, email: mail.recipient, ...row })
  const t = createTranslator(mail.locale)
  const site = await siteTitleOf(req.payload)
  const sender = row.sender ?? site
  return {
    subject: t('emails.invitation.subject', { site }),
    paragraphs: [
      t('emails.resetPassword.greeting', { name: row.name }),
      t('emails.invitation.text', { sender, site }),
      { link: `${env.SERVER_URL}${paths.invite(token)}`, label: t('emails.invitation.button') },
      t('emails.invitation.validFor', { days: INVITATION_DAYS }),
      t('emails.invitation.ignore'),
    ],
  }
}
