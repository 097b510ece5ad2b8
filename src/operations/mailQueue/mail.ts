import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/domain/mails/mail'
import type { Locale } from '@/i18n/locales'

/** A mail that is about to be sent. */
export type DueMail = {
  id: string
  kind: MailKind
  recipient: string
  locale: Locale
  data: Record<string, unknown>
  /** Random, and the same at every attempt: the secrets of links are derived from it. */
  nonce: string
  /** How often it was tried, this time included. */
  attempts: number
}

/** A stored file that comes with a mail; it is read when the mail is sent. */
export type StoredAttachment = {
  filename: string
  contentType: string
  folder: string
  stored: string
}

/** A paragraph, a button, or facts with their labels. */
export type MailPart =
  | string
  | { link: string; label: string }
  | { facts: readonly (readonly [label: string, value: string])[] }

/** Content of a mail, in the recipient's language. */
export type MailContent = {
  subject: string
  paragraphs: MailPart[]
  /** The company whose mail it is: its logo (PNG) or name above, how to reach it below. */
  letterhead?: { company: string; logo: Uint8Array | null; lines: string[] }
  /** In whose name, where that is not the company's by the settings; and to whom an answer goes. */
  fromName?: string
  replyTo?: string
  attachments?: StoredAttachment[]
}

/**
 * Composes the content of a mail, in the transaction that claims it.
 * @returns null if the mail is obsolete; it is then dropped
 */
export type Compose = (req: PayloadRequest, mail: DueMail) => Promise<MailContent | null>
