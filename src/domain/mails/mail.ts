/** Every kind of mail the product sends; `operations/mails` composes each. */
export type MailKind =
  | 'passwordReset'
  | 'invitation'
  | 'quotation'
  | 'tenderReminder'
  | 'meetInvitation'
  | 'approvalRequest'
  | 'mention'
  | 'notification'
  | 'digest'
  | 'security'
  | 'keyEnding'
  | 'webhookFailing'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long to wait after the first failure, the second, …; in seconds. */
export const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const

/** Answer of a mail server, or the connection error. */
export type MailFailure = {
  /** SMTP reply code: 4xx is temporary, 5xx is final. */
  responseCode?: number | undefined
  /**
   * Error code of the library: EENVELOPE (an address), EMESSAGE (the content), ECONNECTION, EAUTH.
   */
  code?: string | undefined
}

/** Whether the refusal concerns this mail only, so that others can still be sent. */
const isAboutTheMail = ({ code }: MailFailure): boolean =>
  code === 'EENVELOPE' || code === 'EMESSAGE'

/** Whether the server itself is unavailable: the next mail would fail as well. */
export const isServerAway = (failure: MailFailure): boolean => !isAboutTheMail(failure)

/**
 * Decides between retry and dead after a failed attempt. An address or content that the server
 * refuses for good (5xx) is dead at once; wrong credentials of the server are not the mail's fault.
 * @param attempts how often it was tried, this time included
 * @returns seconds until the next attempt; null when it is dead
 */
export const waitAfter = (attempts: number, failure: MailFailure): number | null => {
  if (isAboutTheMail(failure) && (failure.responseCode ?? 0) >= 500) return null
  return WAITS[attempts - 1] ?? null
}

/**
 * Reason of a mail that was queued when a backup was made and is dead since its restore, because it
 * may have been sent in between. Stored as this code, and shown in words.
 */
export const MAIL_RESTORED = 'restored'
