import type { Endpoint } from 'payload'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { attachmentNamed } from '@/lib/contentDisposition'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'
import { quotationPdf } from '@/operations/tenders/quotation/quotationPdf'
import { insistOnRights } from '../../shared/commandCall'

/** `GET /tenders/:id/pdf?lang=`: the quotation, in the language asked for, else the reader's. */
export const tenderPdf: Endpoint = {
  path: '/:id/pdf',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders']])
    const id = recordIdOf(req.routeParams?.id)
    if (id === null) throw new Refusal('notFound')
    const locale = [req.query.lang, req.i18n.language].find(isLocale) ?? DEFAULT_LOCALE
    const { pdf, fileName } = await quotationPdf(req, { id, locale })
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(pdf.byteLength),
        'Content-Disposition': attachmentNamed(fileName),
      },
    })
  },
}
