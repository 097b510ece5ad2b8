import type { PayloadRequest } from 'payload'
import { dayFromStored } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { typeset } from '@/lib/typst/typeset'
import { paperTurn } from '../../shared/paperTurn'
import type { QuotationPdf } from '../quotation/quotationPdf'
import { quotationLogo } from '@/queries/tenders/quotation/quotationLogo'
import { paperWork, quotationTitle } from '../quotation/quotationWork'
import { buildDeliveryNote } from '@/queries/tenders/deliveries/buildDeliveryNote'
import {
  mayReadDeliveries,
  readDeliveryNote,
  type DeliveryNoteParts,
} from '@/queries/tenders/deliveries/readDeliveryNote'

/** The content of the note as data for programs. */
const dataOf = ({ tender, company, delivery }: DeliveryNoteParts, locale: Locale) => ({
  format: 'deliveryNote',
  version: 1,
  language: locale,
  tender: tender.number,
  title: tender.title,
  date: dayFromStored(tender.date),
  number: delivery.number,
  day: delivery.day,
  seller: company.name,
  buyer: tender.customer,
  items: delivery.lines.map(({ name, code, unit, quantity, isTakenBack }) => ({
    name,
    code,
    unit,
    quantity,
    isTakenBack,
  })),
})

/**
 * A delivery note as a PDF.
 * @param number which delivery of the tender; the newest when null
 * @throws Refusal `notAllowed`, `notFound`; `overloaded` when too many documents are queued
 */
export const deliveryPdf = async (
  req: PayloadRequest,
  { id, number, locale }: { id: number; number: number | null; locale: Locale },
): Promise<QuotationPdf> => {
  if (!(await mayReadDeliveries(req))) throw new Refusal('notAllowed')
  const parts = await readDeliveryNote(req, { id, number })
  if (!parts) throw new Refusal('notFound')
  const paper = buildDeliveryNote({ ...parts, locale })
  const { pdf, isArchival, why } = await typeset(
    paperWork({
      paper,
      locale,
      logo: await quotationLogo(req, parts.company.logo),
      moment: new Date(parts.delivery.lines[0]?.createdAt ?? 0),
      attachment: {
        name: 'delivery.json',
        description: createTranslator(locale)('deliveries.data'),
        data: dataOf(parts, locale),
      },
    }),
    paperTurn(req, 'single'),
  )
  if (!isArchival) req.payload.logger.warn({ msg: 'A delivery note is no PDF/A', tender: id, why })
  return { pdf, fileName: `${quotationTitle(paper)}.pdf` }
}
