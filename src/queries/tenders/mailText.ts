import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  fillPlaceholders,
  MAIL_TEXTS,
  withMessage,
  type MailText,
  type MailValues,
  type ReminderValues,
} from '@/domain/tenders/sending/mailText'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { readRows } from '../shared/rows'

type Texts = Record<MailText, string>
type Message = { subject: string; text: string }

const asTheyAre = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`]))

/** Default texts with placeholders, used when the settings have none. */
export const usualMailTexts = (locale: Locale): Texts => {
  const t = createTranslator(locale)
  const usual = (name: MailText) => t(`mailTexts.${name}`, asTheyAre(MAIL_TEXTS[name]))
  return {
    subject: usual('subject'),
    text: usual('text'),
    reminderSubject: usual('reminderSubject'),
    reminderText: usual('reminderText'),
  }
}

const storedMailTexts = async (req: PayloadRequest, locale: Locale): Promise<Texts> => {
  const of = (name: string) => sql.identifier(`quotation_mails_${locale}_${name}`)
  const [row] = await readRows<Record<MailText, string | null>>(
    req,
    sql`select ${of('subject')} as subject, ${of('text')} as text,
          ${of('reminder_subject')} as "reminderSubject", ${of('reminder_text')} as "reminderText"
        from settings limit 1`,
  )
  const usual = usualMailTexts(locale)
  const textOf = (name: MailText) => row?.[name]?.trim() || usual[name]
  return {
    subject: textOf('subject'),
    text: textOf('text'),
    reminderSubject: textOf('reminderSubject'),
    reminderText: textOf('reminderText'),
  }
}

const filled = (subject: string, text: string, values: MailValues | ReminderValues): Message => ({
  // A line break would end the header.
  subject: fillPlaceholders(subject, values).replace(/\s+/g, ' ').slice(0, 300),
  text: fillPlaceholders(text, values),
})

/** The mail with a quotation: the texts of the settings in one language, filled in. */
export const mailTextOf = async (
  req: PayloadRequest,
  locale: Locale,
  values: MailValues,
): Promise<Message> => {
  const { subject, text } = await storedMailTexts(req, locale)
  return filled(subject, withMessage(text), values)
}

/** The reminder mail about a quotation, built the same way. */
export const reminderTextOf = async (
  req: PayloadRequest,
  locale: Locale,
  values: ReminderValues,
): Promise<Message> => {
  const { reminderSubject, reminderText } = await storedMailTexts(req, locale)
  return filled(reminderSubject, reminderText, values)
}
