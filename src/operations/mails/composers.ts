import type { MailKind } from '@/domain/mails/mail'
import { composePasswordReset } from '../users/composePasswordReset'
import type { Compose } from './mail'

/** Who says what each kind of mail says. */
export const COMPOSERS: Readonly<Record<MailKind, Compose>> = {
  passwordReset: composePasswordReset,
}
