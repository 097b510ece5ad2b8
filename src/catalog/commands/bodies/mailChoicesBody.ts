import {
  isNotificationKind,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@/domain/notifications/events'
import { choicesOf, isChoiceOf, type MailChoice } from '@/domain/notifications/mailChoices'
import { bodyField, bodyOf, type Reading } from './body'
import { closedObject } from './jsonSchema'

type Sent = Partial<Record<NotificationKind, MailChoice>>

/** The choices of each kind, as an object without required keys. */
export const MAIL_CHOICES_SCHEMA = closedObject(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, { enum: choicesOf(kind) }])),
)

const read = (sent: unknown): Reading<Sent> => {
  if (sent === null) return { code: 'required' }
  if (typeof sent !== 'object' || Array.isArray(sent)) return { code: 'invalidInput' }
  for (const [kind, value] of Object.entries(sent)) {
    // The body refuses unknown keys before.
    if (isNotificationKind(kind) && !isChoiceOf(kind, value))
      return { code: value === 'off' ? 'mailsNeverOff' : 'notAnOption', at: kind }
  }
  return { value: sent }
}

/** Body of `PATCH /api/notifications/preferences`: the kinds to change. */
export const MAIL_CHOICES_BODY = bodyOf({
  mails: bodyField<Sent>(
    {
      input: 'rows',
      isRequired: true,
      keys: NOTIFICATION_KINDS,
      schema: MAIL_CHOICES_SCHEMA,
      codes: ['required', 'invalidInput', 'notAnOption', 'mailsNeverOff'],
    },
    read,
  ),
})
