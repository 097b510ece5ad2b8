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
  /** Random, and the same at every attempt: secrets of links are worked out from it. */
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

/** What a mail says, in its reader's language. */
export type MailContent = {
  subject: string
  /** Paragraphs, one of which may be the link. */
  paragraphs: (string | { link: string; label: string })[]
  /** In whose name, and to whom an answer goes, where that is not the product. */
  fromName?: string
  replyTo?: string
  attachments?: StoredAttachment[]
}

/**
 * Works out what a mail says, in the transaction that claims it.
 * @returns null when nobody is to get it any more; it is then forgotten
 */
export type Compose = (req: PayloadRequest, mail: DueMail) => Promise<MailContent | null>
