import type { PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { queueMail } from '../mailQueue/queueMail'
import { inTransaction } from '../shared/transaction'
import { mayMailReset } from './signInLimits'

/**
 * Asks for a reset link. The same for every address, in words and in time: a mail is written down,
 * and only the job that sends it looks whether anybody has that address.
 * @param args.email canonical address
 * @param args.locale language of the mail
 */
export const requestPasswordReset = async (args: {
  req: PayloadRequest
  email: string
  locale: Locale
}): Promise<void> => {
  const { req, email, locale } = args
  // Takes a connection of its own: before the transaction, never within.
  if (!(await mayMailReset(req.payload, email))) return
  await inTransaction(req, () => queueMail({ req, kind: 'passwordReset', to: email, locale }))
}
