import { escapeHtml } from '@/domain/shared/text/escapeHtml'
import { directionOf, type Locale } from '@/i18n/locales'
import type { MailContent, MailLink, MailPart } from '../mailQueue/mail'

/** Content id of the logo in the HTML of a mail. */
export const LOGO_ID = 'logo'

const FRAME =
  'max-width:36rem;margin:0 auto;padding:24px 16px;font:16px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;color:#2f2b3d;overflow-wrap:anywhere'
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:6px;background:#5b4fcf;color:#ffffff;font-weight:600;text-decoration:none'
const HEAD = 'margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #e6e4ec;font-weight:600'
const LOGO = 'display:block;max-width:200px;max-height:64px;border:0'
const TITLE = 'margin:24px 0 8px;font-size:16px;font-weight:600'
const LIST = 'margin:0;padding-inline-start:20px'
const ITEM = 'margin:0 0 6px'
const LINK = 'color:#5b4fcf'
const FACTS = 'width:100%;border-collapse:collapse;margin:0 0 8px;background:#f7f6fb'
const LABEL = 'padding:8px 14px;color:#5b5868;font-weight:400;vertical-align:top'
const VALUE = 'padding:8px 14px;font-weight:600;vertical-align:top'
const FOOT =
  'margin:28px 0 0;padding:16px 0 0;border-top:1px solid #e6e4ec;color:#5b5868;font-size:13px'

/** Keeps line breaks. */
const withLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const asText = (part: MailPart): string => {
  if (typeof part === 'string') return part
  if ('link' in part) return `${part.label}:\n${part.link}`
  if ('items' in part)
    return [
      part.title,
      ...part.items.map(({ text, link }) => `- ${text}${link ? `\n  ${link}` : ''}`),
    ].join('\n')
  return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
}

const asHtml = (part: MailPart, start: 'left' | 'right'): string => {
  if (typeof part === 'string') return `<p>${withLines(part)}</p>`
  if ('link' in part)
    return `<p style="margin:20px 0"><a href="${escapeHtml(part.link)}" style="${BUTTON}">${escapeHtml(part.label)}</a></p>`
  if ('items' in part) {
    const items = part.items.map(({ text, link }) => {
      const shown = withLines(text)
      return `<li style="${ITEM}">${link ? `<a href="${escapeHtml(link)}" style="${LINK}">${shown}</a>` : shown}</li>`
    })
    return `<h2 style="${TITLE}">${escapeHtml(part.title)}</h2><ul style="${LIST}">${items.join('')}</ul>`
  }
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><th align="${start}" scope="row" style="${LABEL}">${escapeHtml(label)}</th>` +
      `<td align="${start}" style="${VALUE}"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  )
  return `<table style="${FACTS}">${rows.join('')}</table>`
}

const headOf = ({ company, logo }: NonNullable<MailContent['letterhead']>): string => {
  if (logo)
    return `<div style="${HEAD}"><img alt="${escapeHtml(company)}" src="cid:${LOGO_ID}" style="${LOGO}"></div>`
  return `<div style="${HEAD}"><bdi>${escapeHtml(company)}</bdi></div>`
}

const lineAsText = (line: string | MailLink): string =>
  typeof line === 'string' ? line : `${line.label}: ${line.link}`

const lineAsHtml = (line: string | MailLink): string =>
  typeof line === 'string'
    ? `<bdi>${escapeHtml(line)}</bdi>`
    : `<a href="${escapeHtml(line.link)}" style="${LINK}">${escapeHtml(line.label)}</a>`

/** Renders a mail as text and as responsive HTML, in the direction of its language. */
export const renderMail = (
  { subject, paragraphs, letterhead }: MailContent,
  locale: Locale,
): { subject: string; text: string; html: string } => {
  const direction = directionOf(locale)
  const start = direction === 'rtl' ? 'right' : 'left'
  const foot = letterhead?.lines ?? []
  return {
    subject,
    text: [
      ...paragraphs.map(asText),
      ...(foot.length > 0 ? [foot.map(lineAsText).join('\n')] : []),
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#ffffff"><div dir="${direction}" style='${FRAME}'>
${letterhead?.company ? `${headOf(letterhead)}\n` : ''}${paragraphs.map((part) => asHtml(part, start)).join('\n')}
${foot.length > 0 ? `<div style="${FOOT}">${foot.map(lineAsHtml).join('<br>')}</div>` : ''}
</div></body></html>`,
  }
}
