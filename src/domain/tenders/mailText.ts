/** What the texts of the settings may name of a quotation. */
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

const PLACEHOLDER = new RegExp(`\\{(${MAIL_PLACEHOLDERS.join('|')})\\}`, 'g')

/**
 * A text with its placeholders filled in, once: what somebody wrote is never read as one. What is
 * empty leaves no paragraph of its own.
 */
export const fillPlaceholders = (text: string, values: MailValues): string => {
  const filled = text.replace(PLACEHOLDER, (_, name: keyof MailValues) => values[name])
  return filled
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same with the message of whoever sends it, also where the text forgot it. */
export const withMessage = (text: string): string =>
  text.includes('{message}') ? text : `${text}\n\n{message}`
