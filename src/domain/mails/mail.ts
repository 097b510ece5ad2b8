/** Every kind of mail the product sends; `operations/mails` composes each. */
export type MailKind =
  | 'passwordReset'
  | 'invitation'
  | 'quotation'
  | 'tenderReminder'
  | 'approvalRequest'
  | 'mention'
  | 'security'
  | 'keyEnding'
  | 'webhookFailing'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long to wait after the first failure, the second, …; in seconds. */
export const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const

/** What a mail server, or the way there, answered. */
export type MailFailure = {
  /** The reply of SMTP: 4xx asks to try later, 5xx refuses. */
  responseCode?: number | undefined
  /** What the library calls it: EENVELOPE (an address), EMESSAGE (the content), ECONNECTION, EAUTH. */
  code?: string | undefined
}

/** Whether the refusal is about this mail, so that others may still go. */
const isAboutTheMail = ({ code }: MailFailure): boolean =>
  code === 'EENVELOPE' || code === 'EMESSAGE'

/** Whether the server itself cannot be used now: trying the next mail would only fail as well. */
export const isServerAway = (failure: MailFailure): boolean => !isAboutTheMail(failure)

/**
 * What becomes of a mail after a failed attempt. An address or content that the server refuses for
 * good (5xx) is dead at once; a wrong password of the server is not the mail's fault.
 * @param attempts how often it was tried, this time included
 * @returns seconds until the next attempt; null when it is dead
 */
export const waitAfter = (attempts: number, failure: MailFailure): number | null => {
  if (isAboutTheMail(failure) && (failure.responseCode ?? 0) >= 500) return null
  return WAITS[attempts - 1] ?? null
}

/**
 * Reason of a mail that was waiting when a backup was made and is dead since its restore: perhaps it
 * was sent in between. Stored as this code, and shown in words.
 */
export const MAIL_RESTORED = 'restored'
