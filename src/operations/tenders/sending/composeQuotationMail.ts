import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { signatureAt } from '@/domain/tenders/sending/mailText'
import { isReserved, type PrintedCompany } from '@/domain/tenders/sending/quotation'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import type { Compose } from '../../mailQueue/mail'
import { query } from '../../shared/transaction'
import { quotationLogo } from '@/queries/tenders/quotation/quotationLogo'
import { linkWith } from '../link/linkOfSend'
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

/** The company above and below a mail, as its paper names it. */
const letterheadOf = async (req: PayloadRequest, company: PrintedCompany) => ({
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

/**
 * Brings a quotation: the words as they were written down, the link, and the paper as it was kept.
 * One whose link was taken back meanwhile goes nowhere.
 */
export const composeQuotationMail: Compose = async (req, { data, locale }) => {
  const send = await readSend(req, data.send)
  if (!send || send.isRevoked) return null
  const t = createTranslator(locale)
  const { tender, company } = send.paper
  const format = createFormatters(locale)
  const written = send.message.split(/\n{2,}/)
  const signature = signatureAt(written, [send.sender, company.name])
  const facts = [
    [t('printing.number'), tender.number ?? ''],
    [t('printing.grandTotal'), format.money(tender.total, tender.currency)],
    [t('printing.validUntil'), tender.validUntil ? format.day(tender.validUntil) : ''],
  ] as const
  return {
    subject: send.subject,
    paragraphs: [
      ...written.slice(0, signature),
      { facts: facts.filter(([, value]) => value !== '') },
      { link: linkWith(req, send), label: t('mailTexts.button') },
      ...(isReserved(tender) ? [t('offer.reservation')] : []),
      ...written.slice(signature),
    ],
    letterhead: await letterheadOf(req, company),
    ...(company.name && { fromName: company.name }),
    ...(send.replyTo && { replyTo: send.replyTo }),
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
