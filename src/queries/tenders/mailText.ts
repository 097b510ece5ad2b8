import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  fillPlaceholders,
  MAIL_PLACEHOLDERS,
  withMessage,
  type MailValues,
} from '@/domain/tenders/sending/mailText'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { readRows } from '../shared/rows'

type Texts = { subject: string; text: string }

const AS_THEY_ARE = Object.fromEntries(MAIL_PLACEHOLDERS.map((name) => [name, `{${name}}`]))

/** The text where the settings have none, placeholders included. */
export const usualMailTexts = (locale: Locale): Texts => {
  const t = createTranslator(locale)
  return {
    subject: t('mailTexts.subject', AS_THEY_ARE),
    text: t('mailTexts.text', AS_THEY_ARE),
  }
}

const storedMailTexts = async (req: PayloadRequest, locale: Locale): Promise<Texts> => {
  const of = (name: string) => sql.identifier(`quotation_mails_${locale}_${name}`)
  const [row] = await readRows<Record<keyof Texts, string | null>>(
    req,
    sql`select ${of('subject')} as subject, ${of('text')} as text from settings limit 1`,
  )
  const usual = usualMailTexts(locale)
  return { subject: row?.subject?.trim() || usual.subject, text: row?.text?.trim() || usual.text }
}

/** The mail that brings a quotation: the texts of the settings in one language, filled in. */
export const mailTextOf = async (
  req: PayloadRequest,
  locale: Locale,
  values: MailValues,
): Promise<Texts> => {
  const { subject, text } = await storedMailTexts(req, locale)
  return {
    // A line break would end the header.
    subject: fillPlaceholders(subject, values).replace(/\s+/g, ' ').slice(0, 300),
    text: fillPlaceholders(withMessage(text), values),
  }
}
