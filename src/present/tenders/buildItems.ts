import { Decimal } from '@/domain/shared/decimal'
import { alternativesOf, isChoosable, lineNumbers } from '@/domain/tenders/choices/choices'
import type { PrintedItem, PrintedTender } from '@/domain/tenders/sending/quotation'
import {
  PAPER_FIGURES,
  type PaperFigure,
  type PaperRow,
  type QuotationPaper,
} from '@/domain/tenders/sending/quotationPaper'
import { sectionSubtotals } from '@/domain/tenders/lines/sections'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import { unitWord } from '@/i18n/unitWord'

type Words = { t: Translator; format: Formatters }

const discountText = (item: PrintedItem, currency: string, format: Formatters): string => {
  const { discountType, discountValue } = item
  if (!discountType || !discountValue) return ''
  return discountType === 'percent'
    ? format.percent(discountValue)
    : format.money(discountValue, currency)
}

const figuresOf = (item: PrintedItem, currency: string, { t, format }: Words) => {
  const unit = unitWord(t, item.unit, item.quantity)
  return {
    quantity: `${format.quantity(item.quantity)} ${unit}`.trim(),
    unitPrice: format.price(item.unitPrice, currency),
    discount: discountText(item, currency, format),
    taxRate: format.percent(item.taxRate),
    lineTotal: format.money(item.net, currency),
  } satisfies Record<PaperFigure, string>
}

/** The lines of a quotation; empty columns are left out. */
export const buildItems = (
  { items, currency }: Pick<PrintedTender, 'items' | 'currency'>,
  words: Words,
): QuotationPaper['items'] => {
  const { t, format } = words
  const nets = items.map((item) => new Decimal(item.net))
  const subtotals = sectionSubtotals({ items, nets })
  const numbers = lineNumbers(items)
  const bases = alternativesOf(items)
  const notesOf = (item: PrintedItem, index: number): string[] => {
    if (!isChoosable(item)) return []
    const base = numbers.get(bases.get(index) ?? -1)
    const tax = format.money(item.tax, currency)
    const total = format.money(new Decimal(item.net).plus(item.tax).toFixed(2), currency)
    return [
      ...(base ? [t('printing.alternativeTo', { n: base })] : []),
      t('printing.withTax', { tax, total }),
    ]
  }
  const rowOf = (item: PrintedItem, index: number): PaperRow => {
    const { kind, name, code, description } = item
    const id = String(item.id)
    if (kind === 'heading' || kind === 'comment') return { id, kind, name: description ?? '' }
    if (kind === 'subtotal') {
      const amount = format.money(subtotals.get(index)?.toFixed(2), currency)
      return { id, kind, name: description ?? t('tenderItems.kinds.subtotal'), amount }
    }
    const [number, notes] = [numbers.get(index) ?? 0, notesOf(item, index)]
    const figures = figuresOf(item, currency, words)
    return { id, kind: 'line', number, name, code, description, notes, figures }
  }
  const laid = items.map(rowOf)
  const options = laid.filter((_, index) => isChoosable(items[index] ?? { kind: null }))
  const hasDiscount = laid.some((row) => row.kind === 'line' && row.figures.discount !== '')
  return {
    name: t('printing.description'),
    heads: PAPER_FIGURES.filter((key) => key !== 'discount' || hasDiscount).map((key) => ({
      key,
      label: t(`printing.${key}`),
    })),
    rows: laid.filter((row) => !options.includes(row)),
    options: options.length > 0 ? { label: t('printing.options'), rows: options } : null,
  }
}
