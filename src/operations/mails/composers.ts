import type { MailKind } from '@/domain/mails/mail'
import { composeDigest, composeNotification } from '../notifications/sendDigest'
import { composeMentionMail } from '../notifications/composeMentionMail'
import { composeMeetInvitation } from '../meets/composeMeetInvitation'
import { composeApprovalMail } from '../tenders/approvals/composeApprovalMail'
import { composeQuotationMail, composeReminderMail } from '../tenders/sending/composeQuotationMail'
import { noteDelivery, noteReminder } from '../tenders/sending/noteDelivery'
import { composeKeyEnding } from '../users/warnOfKeyEnd'
import { composeSecurityMail } from '../users/securityMail'
import { composeInvitation } from '../users/invitations/composeInvitation'
import { composePasswordReset } from '../users/composePasswordReset'
import { composeWebhookFailing } from '../webhooks/warnOfFailing'
import type { PayloadRequest } from 'payload'
import type { Compose, DueMail } from '../mailQueue/mail'

/** The composer of each kind of mail. */
export const COMPOSERS: Readonly<Record<MailKind, Compose>> = {
  passwordReset: composePasswordReset,
  invitation: composeInvitation,
  quotation: composeQuotationMail,
  tenderReminder: composeReminderMail,
  meetInvitation: composeMeetInvitation,
  approvalRequest: composeApprovalMail,
  mention: composeMentionMail,
  notification: composeNotification,
  digest: composeDigest,
  security: composeSecurityMail,
  keyEnding: composeKeyEnding,
  webhookFailing: composeWebhookFailing,
}

/** Callbacks for the result of a mail, in the transaction that stores it. */
export const FOLLOWERS: Readonly<
  Partial<Record<MailKind, (req: PayloadRequest, mail: Pick<DueMail, 'data'>) => Promise<void>>>
> = {
  quotation: (req, { data }) => noteDelivery(req, data.send),
  tenderReminder: (req, { data }) => noteReminder(req, data.send),
}
