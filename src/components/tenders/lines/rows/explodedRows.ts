import type { CardFacts, GroupFacts } from '../../../stock/stockFacts'
import { proposedPriceOf, type PriceTerms, type ProposedPrice } from '@/domain/stock/prices/prices'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { explodedLines, type SoldPart } from '@/domain/tenders/lines/groupLines'
import type { Locale } from '@/i18n/locales'
import type { EditorRow } from './EditorRow'
import { lineText } from './lineText'
import { emptyRow } from './rowsFromValue'
import type { Taxes } from '../cells/useTaxes'
import { valueFromRow } from './valueFromRows'

/** A part of a group with its card's name, and its price before conversion. */
export type NamedPart = SoldPart & { name: string; converted?: ProposedPrice['converted'] }

/** The parts of a group for a tender: prices in its currency, VAT of its day. */
export const soldParts = (
  group: GroupFacts | undefined,
  args: {
    cards: ReadonlyMap<string, CardFacts>
    priceTerms: PriceTerms
    taxes: Pick<Taxes, 'proposed'>
  },
): NamedPart[] => {
  const { cards, priceTerms, taxes } = args
  return (group?.parts ?? []).map(({ stockCard, name, quantity }) => {
    const card = cards.get(String(stockCard))
    const proposed = card ? proposedPriceOf(card, priceTerms) : null
    return {
      stockCard,
      quantity,
      name: card?.name ?? name ?? `#${stockCard}`,
      price: proposed?.price ?? null,
      converted: proposed?.converted ?? null,
      taxRate: taxes.proposed(card?.taxRate),
    }
  })
}

/** The number in a cell; null if empty or unreadable. */
const numberOf = (value: unknown): Numeric | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null

/** The quantity of a group line; null while unreadable. */
export const quantityOf = (row: EditorRow, locale: Locale): Numeric | null =>
  numberOf(valueFromRow(row, locale, 0).quantity)

/** Lines of the editor for the parts of a line's group. */
export const explodedRows = (
  row: EditorRow,
  parts: readonly NamedPart[],
  { locale }: { locale: Locale },
): EditorRow[] => {
  const value = valueFromRow(row, locale, 0)
  const lines = explodedLines(
    {
      quantity: numberOf(value.quantity),
      unitPrice: numberOf(value.unitPrice),
      taxRate: numberOf(value.taxRate),
      choice: row.choice,
      discountType: value.discountType,
      discountValue: numberOf(value.discountValue),
    },
    parts,
  )
  const text = (cell: 'quantity' | 'unitPrice' | 'discountValue' | 'taxRate', at: Numeric | null) =>
    at === null ? '' : lineText(cell, toDecimal(at).toFixed(), locale)
  return lines.map((line, at) =>
    emptyRow({
      kind: 'stockCard',
      choice: line.choice,
      stockCard: line.stockCard,
      description: parts[at]?.name ?? '',
      quantity: text('quantity', line.quantity),
      unitPrice: text('unitPrice', line.unitPrice),
      isProposed: row.isProposed,
      discountType: line.discountType ?? row.discountType,
      discountValue: text('discountValue', line.discountValue),
      taxRate: text('taxRate', line.taxRate),
    }),
  )
}
