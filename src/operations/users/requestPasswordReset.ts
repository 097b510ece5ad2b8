import type { PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { queueMail } from '../mailQueue/queueMail'
import { inTransaction } from '../shared/transaction'
import { mayMailReset } from './signInLimits'

/**
 * Requests a reset link. Response and timing are the same for every address: a mail is queued, and
 * only the job that sends it checks whether the account exists.
 * @param args.email canonical address
 * @param args.locale language of the mail
 */
export const requestPasswordReset = async (args: {
  req: PayloadRequest
  email: string
  locale: Locale
}): Promise<void> => {
  const { req, email, locale } = args
  // Takes a separate connection: before the transaction, never within.
  if (!(await mayMailReset(req.payload, email))) return
  await inTransaction(req, () => queueMail({ req, kind: 'passwordReset', to: email, locale }))
}
