import type { PayloadRequest } from 'payload'
import type { InvitationMethod } from '@/domain/calendar/ics'
import type { MailKind } from '@/domain/mails/mail'
import type { Locale } from '@/i18n/locales'

/** A claimed mail. */
export type DueMail = {
  id: string
  kind: MailKind
  recipient: string
  locale: Locale
  data: Record<string, unknown>
  /** Random, and the same for every attempt: the secrets of links are derived from it. */
  nonce: string
  /** Number of attempts, this one included. */
  attempts: number
}

/** A stored file to attach; it is read when the mail is sent. */
export type StoredAttachment = {
  filename: string
  contentType: string
  folder: string
  stored: string
}

/** A link with its words. */
export type MailLink = { link: string; label: string }

/** A paragraph, a button, facts with their labels, or sentences under a heading. */
export type MailPart =
  | string
  | MailLink
  | { title: string; items: readonly { text: string; link: string | null }[] }
  | { facts: readonly (readonly [label: string, value: string])[] }

/** Content of a mail, in the recipient's language. */
export type MailContent = {
  subject: string
  paragraphs: MailPart[]
  /** The sender's letterhead: logo (PNG) or name at the top, details and links at the bottom. */
  letterhead?: { company: string; logo: Uint8Array | null; lines: (string | MailLink)[] }
  /** Name of the sender if it is not the company's; and the reply address. */
  fromName?: string
  replyTo?: string
  attachments?: StoredAttachment[]
  /** A calendar event, which mail programs offer to add. */
  invitation?: { method: InvitationMethod; ics: string }
}

/**
 * Composes the content of a mail, in the transaction that claims it.
 * @returns null if the mail is obsolete; it is then dropped
 */
export type Compose = (req: PayloadRequest, mail: DueMail) => Promise<MailContent | null>
