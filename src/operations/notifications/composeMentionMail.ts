import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { notificationLink } from '@/access/reading/notificationLink'
import { readableNotificationData } from '@/access/reading/notificationData'
import { readableSubjects } from '@/access/reading/onRecords'
import { mentionsIn } from '@/domain/notes/mentions'
import type { NotificationData, NotificationSubject } from '@/domain/notifications/events'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import type { Compose, DueMail } from '../mailQueue/mail'
import { mailChoiceOf } from '@/queries/notifications/mailChoices'
import { readRows } from '@/queries/shared/rows'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'

type Row = { name: string; permissions: unknown; data: NotificationData | null }

/**
 * Whether the note of the mail, or a later one on its record, still mentions the user: a mention
 * may be removed before the mail is sent. Notes on employees notify about their company.
 */
const isStillMentioned = async (
  req: PayloadRequest,
  { user, note, subject, document }: DueMail['data'],
): Promise<boolean> => {
  const rows = await readRows<{ body: string | null }>(
    req,
    sql`select body from notes where id >= ${Number(note)}
          and (subject::text = ${String(subject)} and document = ${Number(document)}
            or ${subject === 'companies'} and subject = 'employees' and company_id = ${Number(document)})`,
  )
  return rows.some(({ body }) => mentionsIn(body).includes(Number(user)))
}

/**
 * The mail about a mention: author and record, never the text. Not sent if the notification was
 * read or removed, the mention was removed, the user switched these mails off, or the record or its
 * notes are no longer readable; the record's name follows the current permissions.
 */
export const composeMentionMail: Compose = async (req, { data: mail, locale }) => {
  const { user, document } = mail
  const subject = String(mail.subject) as NotificationSubject
  const [found] = await readRows<Row>(
    req,
    sql`select u.name, r.permissions, n.data from notifications n
          join users u on u.id = n.recipient_id join roles r on r.id = u.role_id
        where n.recipient_id = ${Number(user)} and n.event = 'mentioned' and n.read_at is null
          and n.subject::text = ${subject} and n.document = ${Number(document)}
          and ${sql.raw(CAN_SIGN_IN)} order by n.id desc limit 1`,
  )
  if (!found) return null
  const ability = buildAbility(found.permissions)
  if (!readableSubjects(ability, 'notes').some((one) => one === subject)) return null
  if ((await mailChoiceOf(req, Number(user), 'mention')) === 'off') return null
  if (!(await isStillMentioned(req, mail))) return null
  const t = createTranslator(locale)
  const shown = readableNotificationData({ ability, subject, data: found.data ?? {} })
  const record = shown.record ?? '—'
  const link = notificationLink({ ability, subject, document })
  return {
    subject: t('timeline.mention.subject', { record }),
    paragraphs: [
      t('emails.resetPassword.greeting', { name: found.name }),
      t('timeline.mention.text', { name: shown.actor ?? '—', record }),
      ...(link ? [{ link: `${env.SERVER_URL}${link}`, label: t('timeline.mention.button') }] : []),
    ],
  }
}
