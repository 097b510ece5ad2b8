import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import { directionOf } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { RESET_MINUTES } from './resetToken'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)

const siteTitle = async (payload: Payload): Promise<string> => {
  const settings = (await payload.findGlobal({ slug: 'settings', depth: 0 })) as {
    siteTitle?: string | null
  }
  return settings.siteTitle || new URL(env.SERVER_URL).host
}

/** Mails the link to set a new password, as text and as HTML, in the reader's language. */
export const mailPasswordReset = async (args: {
  payload: Payload
  name: string
  email: string
  token: string
  locale: Locale
}): Promise<void> => {
  const { payload, name, email, token, locale } = args
  const t = createTranslator(locale)
  const link = `${env.SERVER_URL}${paths.resetPassword(token)}`
  const lines = [
    t('emails.resetPassword.greeting', { name }),
    t('emails.resetPassword.text', { site: await siteTitle(payload) }),
    link,
    t('emails.resetPassword.validFor', { minutes: RESET_MINUTES }),
    t('emails.resetPassword.ignore'),
  ]
  const anchor = `<a href="${escape(link)}">${escape(t('emails.resetPassword.button'))}</a>`
  const html = lines.map((line) => `<p>${line === link ? anchor : escape(line)}</p>`).join('\n')
  await payload.sendEmail({
    to: email,
    subject: t('emails.resetPassword.subject'),
    text: lines.join('\n\n'),
    html: `<div dir="${directionOf(locale)}" lang="${locale}">${html}</div>`,
  })
}
