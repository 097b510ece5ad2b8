import { sql } from '@payloadcms/db-postgres'
import { buildAbility } from '@/access/buildAbility'
import { notificationLink } from '@/access/reading/notificationLink'
import { entityOf } from '@/catalog'
import type { NotificationData } from '@/domain/notifications/events'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import type { Compose } from '../mailQueue/mail'
import { readRows } from '@/queries/shared/rows'

type Row = { name: string; permissions: unknown; data: NotificationData | null }

/**
 * The mail about a mention: who and on which record, never what was written. None once the
 * notification was read or removed, or the record and its notes are closed to the user.
 */
export const composeMentionMail: Compose = async (req, { data: mail, locale }) => {
  const { user, subject, document } = mail
  const [found] = await readRows<Row>(
    req,
    sql`select u.name, r.permissions, n.data from notifications n
          join users u on u.id = n.recipient_id join roles r on r.id = u.role_id
        where n.recipient_id = ${Number(user)} and n.event = 'mentioned' and n.read_at is null
          and n.subject::text = ${String(subject)} and n.document = ${Number(document)}
          and u.status = 'active' order by n.id desc limit 1`,
  )
  if (!found) return null
  const ability = buildAbility(found.permissions)
  const right = entityOf(String(subject))?.subject
  if (!right || !ability.can('read', right) || !ability.can('read', 'notes')) return null
  const t = createTranslator(locale)
  const record = found.data?.record ?? '—'
  const link = notificationLink({ ability, subject, document })
  return {
    subject: t('timeline.mention.subject', { record }),
    paragraphs: [
      t('emails.resetPassword.greeting', { name: found.name }),
      t('timeline.mention.text', { name: found.data?.actor ?? '—', record }),
      ...(link ? [{ link: `${env.SERVER_URL}${link}`, label: t('timeline.mention.button') }] : []),
    ],
  }
}
