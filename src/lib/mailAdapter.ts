import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { env } from './env'

let transporter: Transporter | undefined

/** Without a mail server a message becomes a file that an administrator can read. */
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
  defaultFromAddress: env.ADMIN_EMAIL,
  defaultFromName: 'Backoffice',
  sendEmail: async (message) => {
    if (!env.SMTP_URL) {
      const file = await keepInOutbox(message)
      payload.logger.info({ msg: 'Mail kept in the outbox', file: path.basename(file) })
      return
    }
    transporter ??= nodemailer.createTransport(env.SMTP_URL)
    await transporter.sendMail(message as never)
  },
})
