import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayFromStored } from '@/domain/shared/day'
import { isReserved } from '@/domain/tenders/quotation'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import type { Compose } from '../../mails/mail'
import { query } from '../../shared/transaction'
import { linkWith } from '../link/linkOfSend'
import type { SentPaper } from './makePaper'

type Row = {
  subject: string
  message: string
  nonce: string
  isRevoked: boolean
  filename: string
  originalName: string
  paper: SentPaper
  replyTo: string | null
}

const readSend = async (req: PayloadRequest, id: unknown): Promise<Row | undefined> => {
  const [row] = await query<Row>(
    req,
    sql`select s.subject, s.message, s.token_nonce as nonce, s.revoked_at is not null as "isRevoked",
               s.filename, s.original_name as "originalName", s.paper, u.email as "replyTo"
        from tender_sends s left join users u on u.id = s.sent_by_id and u.status = 'active'
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
  const until = dayFromStored(tender.validUntil)
  const day = until && createFormatters(locale).day(tender.validUntil)
  return {
    subject: send.subject,
    paragraphs: [
      ...send.message.split(/\n{2,}/),
      { link: linkWith(req, send.nonce), label: t('mailTexts.button') },
      ...(day ? [t('mailTexts.valid', { day })] : []),
      ...(isReserved(tender) ? [t('offer.reservation')] : []),
    ],
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
