import { Decimal } from '@/domain/shared/decimal'
import type { PrintedItem, PrintedTender } from '@/domain/tenders/quotation'
import {
  PAPER_FIGURES,
  type PaperFigure,
  type PaperRow,
  type QuotationPaper,
} from '@/domain/tenders/quotationPaper'
import { sectionSubtotals } from '@/domain/tenders/sections'
import type { Formatters } from '@/i18n/format'
import type { MessageKey, Translator } from '@/i18n/messages'

type Words = { t: Translator; format: Formatters }

const discountText = (item: PrintedItem, currency: string, format: Formatters): string => {
  const { discountType, discountValue } = item
  if (!discountType || !discountValue) return ''
  return discountType === 'percent'
    ? format.percent(discountValue)
    : format.money(discountValue, currency)
}

const figuresOf = (item: PrintedItem, currency: string, { t, format }: Words) => {
  const n = Number(item.quantity)
  const unit = item.unit ? t(`stockCards.unitsOf.${item.unit}` as MessageKey, { n }) : ''
  return {
    quantity: `${format.quantity(item.quantity)} ${unit}`.trim(),
    unitPrice: format.price(item.unitPrice, currency),
    discount: discountText(item, currency, format),
    taxRate: format.percent(item.taxRate),
    lineTotal: format.money(item.net, currency),
  } satisfies Record<PaperFigure, string>
}

/** The lines of a quotation; a column that would be empty is left out. */
export const layItems = (
  { items, currency }: Pick<PrintedTender, 'items' | 'currency'>,
  words: Words,
): QuotationPaper['items'] => {
  const { t, format } = words
  const nets = items.map((item) => new Decimal(item.net))
  const subtotals = sectionSubtotals({ items, nets })
  // Headings and comments are not counted: "line 3" is the third thing offered.
  let number = 0
  const rowOf = (item: PrintedItem, index: number): PaperRow => {
    const { kind, name, code, description } = item
    const id = String(item.id)
    if (kind === 'heading' || kind === 'comment') return { id, kind, name: description ?? '' }
    if (kind === 'subtotal') {
      const amount = format.money(subtotals.get(index)?.toFixed(2), currency)
      return { id, kind, name: description ?? t('tenderItems.kinds.subtotal'), amount }
    }
    number += 1
    const figures = figuresOf(item, currency, words)
    return { id, kind: 'line', number, name, code, description, figures }
  }
  const rows = items.map(rowOf)
  const hasDiscount = rows.some((row) => row.kind === 'line' && row.figures.discount !== '')
  return {
    name: t('printing.description'),
    heads: PAPER_FIGURES.filter((key) => key !== 'discount' || hasDiscount).map((key) => ({
      key,
      label: t(`printing.${key}`),
    })),
    rows,
  }
}
