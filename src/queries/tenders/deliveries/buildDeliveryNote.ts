import type { PrintedCompany, PrintedTender } from '@/domain/tenders/sending/quotation'
import type { PaperFigure, QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { unitWord } from '@/i18n/unitWord'
import { buildBuyer, buildPreparer, buildSeller } from '@/present/tenders/buildParties'
import type { PrintedDelivery } from './readDeliveryNote'

const NO_FIGURES: Readonly<Record<PaperFigure, string>> = {
  quantity: '',
  unitPrice: '',
  discount: '',
  taxRate: '',
  lineTotal: '',
}

const notesOf = (lines: PrintedDelivery['lines']): string | null =>
  [...new Set(lines.flatMap(({ note }) => (note ? [note] : [])))].join('\n') || null

/** The number of a delivery note: that of its tender and a counter, `TKF-2026-00042/2`. */
const deliveryNumber = (tender: string | null, number: number): string =>
  `${tender ?? '—'}/${number}`

/**
 * A delivery note as printed: the parts of a quotation without prices. It states that
 * it is no tax document.
 */
export const buildDeliveryNote = (args: {
  tender: PrintedTender
  company: PrintedCompany
  delivery: PrintedDelivery
  locale: Locale
}): QuotationPaper => {
  const { tender, company, delivery, locale } = args
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { number, day, lines, isTakenBack } = delivery
  const own = deliveryNumber(tender.number, number)
  const note = notesOf(lines)
  return {
    title: t('deliveries.note'),
    number: own,
    mark: isTakenBack ? t('deliveries.takenBack') : null,
    seller: buildSeller(company, t),
    facts: [
      { label: t('deliveries.number'), text: own, isCode: true },
      { label: t('printing.number'), text: tender.number ?? '—', isCode: true },
      { label: t('deliveries.day'), text: format.day(day), isCode: true },
    ],
    buyer: buildBuyer(tender.customer, t),
    preparedBy: buildPreparer(tender.preparedBy, t),
    heading: tender.title,
    items: {
      name: t('printing.description'),
      heads: [{ key: 'quantity', label: t('printing.quantity') }],
      options: null,
      rows: lines.map((line, index) => {
        const unit = unitWord(t, line.unit, line.quantity)
        return {
          id: String(line.id),
          kind: 'line',
          number: index + 1,
          name: line.name,
          code: line.code,
          notes: [],
          description: line.isTakenBack ? t('deliveries.takenBack') : null,
          figures: { ...NO_FIGURES, quantity: `${format.quantity(line.quantity)} ${unit}`.trim() },
        }
      }),
    },
    taxes: { heads: ['', '', ''], rows: [] },
    totals: [],
    inWords: null,
    instalments: { label: '', rows: [] },
    texts: [
      ...(note ? [{ label: t('printing.notes'), text: note }] : []),
      { label: t('deliveries.about'), text: t('deliveries.noTaxDocument') },
    ],
    accounts: { label: '', rows: [] },
    signatures: [
      {
        label: t('deliveries.handedOver'),
        hints: [t('printing.nameAndDay'), t('printing.signature')],
      },
      {
        label: t('deliveries.received'),
        hints: [t('printing.nameAndDay'), t('printing.signature')],
      },
    ],
  }
}
