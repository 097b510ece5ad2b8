import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { attachmentNamed } from '@/lib/contentDisposition'
import type { QuotationPdf } from '@/operations/tenders/quotation/quotationPdf'

/** Language of a document: the one in the request, else the reader's. */
export const localeAsked = (req: PayloadRequest): Locale =>
  [req.query.lang, req.i18n.language].find(isLocale) ?? DEFAULT_LOCALE

/** Responds with a PDF as a download. */
export const pdfAnswer = ({ pdf, fileName }: QuotationPdf): Response =>
  new Response(pdf as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachmentNamed(fileName),
    },
  })
