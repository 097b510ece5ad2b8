import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { env } from './env'
import { isLoopback } from './envFields'

/** Timeouts of one attempt, so that a silent server does not delay other mails. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

let known: { url: string; transporter: Transporter } | undefined

/**
 * The URL of a mail server with TLS enforced: `smtp://` requires STARTTLS, whatever the URL's options
 * say; otherwise mails and the password would be sent in plain text. A server on localhost needs no TLS.
 * @param address `smtp://` or `smtps://`
 */
export const securedSmtp = (address: string): string => {
  const url = new URL(address)
  if (url.protocol !== 'smtp:' || isLoopback(url.hostname)) return address
  url.searchParams.delete('ignoreTLS')
  url.searchParams.delete('opportunisticTLS')
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

const transporterOf = (url: string): Transporter => {
  if (known?.url !== url)
    known = { url, transporter: nodemailer.createTransport({ url: securedSmtp(url), ...LIMITS }) }
  return known.transporter
}

/** Without a mail server a mail becomes a file that an administrator can read. */
const keepInOutbox = async (message: SendEmailOptions): Promise<string> => {
  const folder = path.resolve(env.DATA_DIR, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  await writeFile(file, JSON.stringify(message, null, 2), { mode: 0o600 })
  return file
}

/** Sends through SMTP_URL when it is set, else writes into the outbox folder (`.data/outbox`). */
export const mailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'backoffice-mail',
  defaultFromAddress: env.MAIL_FROM,
  defaultFromName: '',
  sendEmail: async (given) => {
    const message = { from: env.MAIL_FROM, ...given }
    if (!env.SMTP_URL) {
      const file = await keepInOutbox(message)
      payload.logger.info({ msg: 'Mail kept in the outbox', file: path.basename(file) })
      return
    }
    await transporterOf(env.SMTP_URL).sendMail(message as never)
  },
})
