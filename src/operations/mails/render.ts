import { directionOf, type Locale } from '@/i18n/locales'
import type { MailContent } from './mail'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)

const FRAME = 'max-width:36rem;margin:0 auto;padding:24px;font:16px/1.5 sans-serif;color:#2f2b3d'
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:6px;background:#5b4fcf;color:#ffffff;text-decoration:none'

const asText = (part: MailContent['paragraphs'][number]) =>
  typeof part === 'string' ? part : part.link
/** Lines that somebody broke stay broken. */
const withLines = (text: string) => escape(text).replaceAll('\n', '<br>')

const asHtml = (part: MailContent['paragraphs'][number]) =>
  typeof part === 'string'
    ? withLines(part)
    : `<a href="${escape(part.link)}" style="${BUTTON}">${escape(part.label)}</a>`

/** A mail as text and as HTML that reads in the direction of its language. */
export const renderMail = (
  { subject, paragraphs }: MailContent,
  locale: Locale,
): { subject: string; text: string; html: string } => ({
  subject,
  text: paragraphs.map(asText).join('\n\n'),
  html: `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0"><div dir="${directionOf(locale)}" style="${FRAME}">
${paragraphs.map((part) => `<p>${asHtml(part)}</p>`).join('\n')}
</div></body></html>`,
})
