import type { FieldRefusal } from '../../shared/refusal'

/** Placeholders of quotation mails in the settings. */
export const MAIL_PLACEHOLDERS = [
  'name',
  'number',
  'title',
  'total',
  'validUntil',
  'message',
  'sender',
  'company',
] as const
export type MailValues = Readonly<Record<(typeof MAIL_PLACEHOLDERS)[number], string>>

/** Placeholders of reminder mails. */
export const REMINDER_PLACEHOLDERS = [
  'name',
  'number',
  'title',
  'total',
  'validUntil',
  'daysLeft',
  'sender',
  'company',
] as const
export type ReminderValues = Readonly<Record<(typeof REMINDER_PLACEHOLDERS)[number], string>>

/** The texts of the settings for one language, with the placeholders of each. */
export const MAIL_TEXTS = {
  subject: MAIL_PLACEHOLDERS,
  text: MAIL_PLACEHOLDERS,
  reminderSubject: REMINDER_PLACEHOLDERS,
  reminderText: REMINDER_PLACEHOLDERS,
} as const
export type MailText = keyof typeof MAIL_TEXTS

const PLACEHOLDER = /\{(\w+)\}/g

/**
 * Fills in the placeholders of a text once: inserted user text is never interpreted. Empty values
 * leave no empty paragraph.
 */
export const fillPlaceholders = (text: string, values: MailValues | ReminderValues): string => {
  const known: ReadonlyMap<string, string> = new Map(Object.entries(values))
  const filled = text.replace(PLACEHOLDER, (braces, name: string) => known.get(name) ?? braces)
  return filled
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const IN_BRACES = /\{[^{}\n]*\}/g

/**
 * Unknown placeholders of a text: they would reach the customer literally.
 * @param text a subject or text of the settings
 * @param known valid placeholders
 * @returns each name once, as it was written
 */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] => {
  const names = [...text.matchAll(IN_BRACES)].map(([written]) => written.slice(1, -1))
  return [...new Set(names.filter((name) => !known.includes(name)))]
}

type Texts = Record<string, Record<string, unknown> | null | undefined> | null | undefined

/**
 * Refuses texts with an unknown placeholder; already stored ones are accepted.
 * @param texts by language, then by field
 * @param before the stored ones
 */
export const refuseMailTexts = (texts: Texts, before: Texts): FieldRefusal[] =>
  Object.entries(texts ?? {}).flatMap(([language, fields]) =>
    Object.entries(fields ?? {}).flatMap(([field, text]): FieldRefusal[] => {
      if (typeof text !== 'string' || text === before?.[language]?.[field]) return []
      const placeholders = MAIL_TEXTS[field as MailText] ?? []
      const unknown = unknownPlaceholders(text, placeholders)
      if (unknown.length === 0) return []
      const list = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ')
      const data = { unknown: list(unknown), known: list(placeholders) }
      return [{ path: `quotationMails.${language}.${field}`, code: 'unknownPlaceholder', data }]
    }),
  )

/** The text with a `{message}` placeholder for the sender's message, added if it has none. */
export const withMessage = (text: string): string =>
  text.includes('{message}') ? text : `${text}\n\n{message}`

/** Longest closing formula in characters: "Saygılarımızla,". */
const MAX_CLOSING = 40

/**
 * The index of a mail's signature: its last paragraph that names the sender, with a closing formula
 * in a paragraph before it. A button is placed above it.
 * @param paragraphs of the filled-in text
 * @param names of the sender and the company
 * @returns an index; the end where no signature is found
 */
export const signatureAt = (
  paragraphs: readonly string[],
  names: readonly (string | null)[],
): number => {
  const isNamed = (text: string) => names.some((name) => name && text.includes(name))
  const last = paragraphs.findLastIndex(isNamed)
  const before = paragraphs[last - 1]
  // A signature is at the end of a mail, and never its first paragraph.
  if (before === undefined || last < paragraphs.length - 2) return paragraphs.length
  const isClosing = /[,،]$/.test(before.trim()) && before.length <= MAX_CLOSING
  return isClosing && last > 1 ? last - 1 : last
}
