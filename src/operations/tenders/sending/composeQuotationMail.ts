import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { noticeAt } from '@/catalog/paths'
import { dayFromStored, daysBetween } from '@/domain/shared/day'
import { signatureAt } from '@/domain/tenders/sending/mailText'
import { isReserved, type PrintedCompany } from '@/domain/tenders/sending/quotation'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { privacyNotice } from '@/queries/settings/privacyNotice'
import { companySettings } from '@/queries/settings/companySettings'
import { reminderTextOf } from '@/queries/tenders/mailText'
import type { Compose, MailContent } from '../../mailQueue/mail'
import { query } from '../../shared/transaction'
import { quotationLogo } from '@/queries/tenders/quotation/quotationLogo'
import { linkWith } from '../link/sendLink'
import { remindedSend } from './remindCustomers'
import type { SentPaper } from '@/queries/tenders/link/readLink'

type Row = {
  subject: string
  message: string
  nonce: string
  hash: string
  isRevoked: boolean
  filename: string
  originalName: string
  paper: SentPaper
  sender: string | null
  replyTo: string | null
}

/** The company in the letterhead of a mail, as in its document. */
export const letterheadOf = async (req: PayloadRequest, company: PrintedCompany) => ({
  company: company.name ?? '',
  logo: await quotationLogo(req, company.logo),
  lines: [
    company.name,
    [company.phone, company.email, company.website].filter(Boolean).join(' · '),
    company.address?.replace(/\s*\n\s*/g, ', '),
  ].filter((line): line is string => Boolean(line)),
})

const readSend = async (req: PayloadRequest, id: unknown): Promise<Row | undefined> => {
  const [row] = await query<Row>(
    req,
    sql`select s.subject, s.message, s.token_nonce as nonce, s.token_hash as hash, s.revoked_at is not null as "isRevoked",
               s.filename, s.original_name as "originalName", s.paper, u.name as sender,
               case when u.status = 'active' then u.email end as "replyTo"
        from tender_sends s left join users u on u.id = s.sent_by_id
        where s.id = ${Number(id)}`,
  )
  return row
}

/** The letterhead, with a link to the privacy notice for customers if there is one. */
const letterheadWith = async (
  req: PayloadRequest,
  { company, link, locale }: { company: PrintedCompany; link: string; locale: Locale },
) => {
  const letterhead = await letterheadOf(req, company)
  if ((await privacyNotice(req, locale)) === null) return letterhead
  const label = createTranslator(locale)('offer.notice')
  return { ...letterhead, lines: [...letterhead.lines, { link: noticeAt(link, locale), label }] }
}

/** A mail about a send: text, facts of the quotation with its link, and sender. */
const contentOf = async (
  req: PayloadRequest,
  locale: Locale,
  {
    send,
    subject,
    text,
    after = [],
  }: { send: Row; subject: string; text: string; after?: string[] },
): Promise<MailContent> => {
  const t = createTranslator(locale)
  const { tender, company } = send.paper
  const format = createFormatters(locale)
  const written = text.split(/\n{2,}/)
  const signature = signatureAt(written, [send.sender, company.name])
  const facts = [
    [t('printing.number'), tender.number ?? ''],
    [t('printing.grandTotal'), format.money(tender.total, tender.currency)],
    [t('printing.validUntil'), tender.validUntil ? format.day(tender.validUntil) : ''],
  ] as const
  const link = linkWith(req, send)
  return {
    subject,
    paragraphs: [
      ...written.slice(0, signature),
      { facts: facts.filter(([, value]) => value !== '') },
      { link, label: t('mailTexts.button') },
      ...after,
      ...written.slice(signature),
    ],
    letterhead: await letterheadWith(req, { company, link, locale }),
    ...(company.name && { fromName: company.name }),
    ...(send.replyTo && { replyTo: send.replyTo }),
  }
}

/**
 * The mail with a quotation: the stored text, the link, and the stored document. Not sent once its
 * link was revoked.
 */
export const composeQuotationMail: Compose = async (req, { data, locale }) => {
  const send = await readSend(req, data.send)
  if (!send || send.isRevoked) return null
  const after = isReserved(send.paper.tender) ? [createTranslator(locale)('offer.reservation')] : []
  const { subject, message: text } = send
  return {
    ...(await contentOf(req, locale, { send, subject, text, after })),
    attachments: [
      {
        filename: send.originalName,
        contentType: 'application/pdf',
        folder: 'tender-sends',
        stored: send.filename,
      },
    ],
  }
}

/**
 * The reminder of an offer that is about to end, with its link. Checked again, under the tender's
 * row lock: not sent if the offer was answered, withdrawn or sent again in the meantime.
 */
export const composeReminderMail: Compose = async (req, { data, locale }) => {
  const ids = { send: Number(data.send), tender: Number(data.tender) }
  if (!(await remindedSend(req, ids))) return null
  const send = await readSend(req, ids.send)
  if (!send) return null
  const { tender, company } = send.paper
  const format = createFormatters(locale)
  const { today } = await companySettings(req)
  const lastDay = dayFromStored(tender.validUntil)
  const { subject, text } = await reminderTextOf(req, locale, {
    name: tender.customer.contact ?? tender.customer.title ?? tender.customer.name,
    number: tender.number ?? '',
    title: tender.title,
    total: format.money(tender.total, tender.currency),
    validUntil: format.day(tender.validUntil),
    daysLeft: lastDay === null ? '' : String(daysBetween({ from: today, to: lastDay })),
    sender: send.sender ?? company.name ?? '',
    company: company.name ?? '',
  })
  const after = [createTranslator(locale)('mailTexts.noReminders')]
  return contentOf(req, locale, { send, subject, text, after })
}
