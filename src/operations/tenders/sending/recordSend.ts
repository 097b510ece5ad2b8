import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffOf } from '@/access/session/staffOf'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { createFormatters } from '@/i18n/format'
import { whenTransactionEnds } from '@/lib/transactionEnds'
import { removeQuietly } from '../../files/removeFilesAfter'
import { newStoredName, writeFiles } from '@/lib/fileStorage'
import { queueMail } from '../../mailQueue/queueMail'
import { companySettings } from '@/queries/settings/companySettings'
import { asWriter, query } from '../../shared/transaction'
import { approvalHashOf } from '@/queries/tenders/approvalHash'
import { tokenHash } from '@/lib/tokenHash'
import { newNonce, tokenOf } from '@/queries/tenders/link/token'
import type { SentPaper } from '@/queries/tenders/link/readLink'
import { mailTextOf } from '@/queries/tenders/mailText'
import { customerLanguage } from './recipients'
import { refuseForeignAddresses } from './refuseGivingAway'
import { createHash } from 'node:crypto'
import { Refusal } from '@/domain/shared/refusal'
import { setQuotation } from '@/operations/tenders/quotation/quotationPdf'
import { readPrintedCompany, readWholeTender } from '@/queries/tenders/quotation/readQuotation'

const FOLDER = 'tender-sends'

/** Recipients, language and text of a send; omitted values default to the customer's. */
export type Sending = {
  /** Without addresses no mail is sent: only the link is created. */
  to?: readonly string[] | null
  language?: Locale | null
  message?: string | null
}

/** Written before its row; removed again if that is not stored. */
const keepPdf = async (req: PayloadRequest, bytes: Uint8Array): Promise<string> => {
  const name = newStoredName('pdf')
  await whenTransactionEnds(req.transactionID, {
    rolledBack: removeQuietly(req, FOLDER, [name]),
  })
  await writeFiles(FOLDER, [{ name, bytes }])
  return name
}

const textsOf = (
  req: PayloadRequest,
  locale: Locale,
  { paper, message }: { paper: SentPaper; message?: string | null },
) => {
  const { tender, company } = paper
  const format = createFormatters(locale)
  return mailTextOf(req, locale, {
    name: tender.customer.contact ?? tender.customer.title ?? tender.customer.name,
    number: tender.number ?? '',
    title: tender.title,
    total: format.money(tender.total, tender.currency),
    validUntil: format.day(tender.validUntil),
    message: message?.trim() ?? '',
    sender: String(staffOf(req)?.name ?? ''),
    company: company.name ?? '',
  })
}

/**
 * The PDF for the customer. It is read without the sender's field permissions, so that the customer
 * gets the same document whichever user sends it.
 * @throws Refusal `notFound`; `overloaded` when too many PDFs are queued
 */
const makePaper = async (
  req: PayloadRequest,
  { id, locale }: { id: number; locale: Locale },
): Promise<{ paper: SentPaper; pdf: Uint8Array; fileName: string; fileHash: string }> => {
  const tender = await readWholeTender(req, id)
  if (!tender) throw new Refusal('notFound')
  const company = await readPrintedCompany(req)
  const { pdf, fileName } = await setQuotation(req, {
    ...{ tender, company, locale },
    kind: 'send',
  })
  const fileHash = createHash('sha256').update(pdf).digest('hex')
  return { paper: { tender, company }, pdf, fileName, fileHash }
}

/**
 * Stores a send: the PDF as a file, the recipients, the link, and one queued mail per address. The
 * caller has locked the tender and assigned its number.
 * @param args.validUntil its last day, after which the link ends
 * @returns the id of the send
 * @throws Refusal `notAllowed` for addresses of the caller's choice, see `refuseForeignAddresses`
 */
export const recordSend = async (
  args: { req: PayloadRequest; id: number; validUntil: string | null } & Sending,
): Promise<number> => {
  const { req, id, validUntil, message } = args
  const to = [...new Set(args.to ?? [])]
  await refuseForeignAddresses({ req, id, to })
  const reader = isLocale(req.i18n?.language) ? req.i18n.language : DEFAULT_LOCALE
  const locale = args.language ?? (await customerLanguage(req, id)) ?? reader
  const { paper, pdf, fileName, fileHash } = await makePaper(req, { id, locale })
  const { subject, text } = await textsOf(req, locale, { paper, message })
  const nonce = newNonce()
  const { timeZone } = await companySettings(req)
  const stored = await keepPdf(req, pdf)
  const [row] = await asWriter(req, 'tender', async () =>
    query<{ id: number }>(
      req,
      sql`insert into tender_sends (tender_id, sent_by_id, language, recipients, subject, message,
            delivery, expires_at, file_hash, content_hash, token_hash, token_nonce, paper,
            original_name, url, filename, mime_type, filesize)
          values (${id}, ${staffOf(req)?.id ?? null}, ${locale}, ${to.join(', ')}, ${subject},
            ${text}, ${to.length > 0 ? 'queued' : 'none'},
            (${validUntil}::date + 1)::timestamp at time zone ${timeZone}, ${fileHash},
            ${await approvalHashOf(req, id)}, ${tokenHash(tokenOf(req.payload.secret, nonce))},
            ${nonce}, ${JSON.stringify(paper)}::jsonb, ${fileName}, ${`/api/tender-sends/file/${stored}`}, ${stored},
            'application/pdf', ${pdf.byteLength})
          returning id`,
    ),
  )
  const send = Number(row?.id)
  for (const address of to)
    await queueMail({ req, kind: 'quotation', to: address, locale, data: { send } })
  return send
}
