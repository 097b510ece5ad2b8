import { shortageOf } from '@/domain/stock/availability'
import {
  marginsOf,
  type LineMargin,
  type TenderMargin,
  unitCostOfCard,
  unitCostOfGroup,
} from '@/domain/tenders/totals/margins'
import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import { isCounted } from '@/domain/tenders/choices/choices'
import { optionsWouldAdd, type PricedTender } from '@/domain/tenders/choices/chosenTotals'
import { refuseDiscount } from '@/domain/tenders/totals/discount'
import type { DiscountType } from '@/domain/tenders/totals/discount'
import { refuseItem } from '@/domain/tenders/lines/lines'
import { sectionSubtotals } from '@/domain/tenders/lines/sections'
import { totalsOf } from '@/domain/tenders/totals/totals'
import type { TenderTotals, TotalsItem } from '@/domain/tenders/totals/totals'
import { demandByCard } from '@/domain/tenders/lines/demand'
import { refuseRate, toDecimal, type Decimal, type Numeric } from '@/domain/shared/money'
import type { Locale } from '@/i18n/locales'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { CardFacts, GroupFacts, GroupPart } from '../../../stock/stockFacts'
import type { StockUnit } from '@/domain/stock/units'
import type { EditorRow } from './EditorRow'
import { perRow } from './perRow'
import { valueFromRow } from './valueFromRows'

/**
 * Unit cost of a line in lira: as stored when quoted, else as the server will store it.
 * @returns null if unknown or not loaded
 */
const unitCostOf = (
  row: EditorRow,
  cards: ReadonlyMap<string, CardFacts>,
  groups: ReadonlyMap<string, GroupFacts>,
): Numeric | null => {
  if (row.unitCost !== undefined) return row.unitCost
  const ofCard = (id: unknown) => unitCostOfCard(cards.get(String(id)) ?? {})
  if (row.kind === 'stockCard') return ofCard(row.stockCard)
  if (row.kind !== 'stockGroup') return null
  const { parts = [] } = groups.get(String(row.stockGroup)) ?? {}
  return unitCostOfGroup(
    parts.map(({ stockCard, quantity }) => ({ quantity, unitCost: ofCard(stockCard) })),
  )
}

export type DocumentTerms = { discountType: unknown; discountValue: unknown; currencyRate: unknown }

export type LineFigure = {
  /** The amount of the line: its net, or the sum of its section for a subtotal. */
  amount: string | null
  /** Available quantity of its card, or assemblable groups, once loaded. */
  available: string | null
  /** The lines together exceed the card's available quantity. */
  isShort: boolean
  unit: StockUnit | null
  /** Its margin; null if its cost is unknown, absent for readers who see no costs. */
  margin?: LineMargin | null
}

/** Figures of each line by its key, because lines may move before rendering. */
export type LineFigures = {
  totals: TenderTotals
  /** Total of the optional lines; null if there are none. */
  options: Decimal | null
  /** The total margin; null for readers who see no costs. */
  margin: TenderMargin | null
  byKey: ReadonlyMap<string, LineFigure>
}

const NO_STOCK = { available: null, isShort: false, unit: null }

const quantityText = (quantity: number | null | undefined): string | null =>
  typeof quantity === 'number' ? toDecimal(quantity).toFixed() : null

/** A line for the live calculation: invalid numbers count as zero. */
const calculable = perRow((row, locale): TotalsItem => {
  const value = valueFromRow(row, locale, 0)
  const refused = new Set(refuseItem(value).map(({ path }) => path))
  const number = (cell: 'quantity' | 'unitPrice' | 'discountValue' | 'taxRate') => {
    const found = value[cell]
    return refused.has(cell) || typeof found === 'object' ? null : found
  }
  return {
    kind: value.kind,
    choice: value.choice,
    quantity: number('quantity'),
    unitPrice: number('unitPrice'),
    discountType: number('discountValue') === null ? null : value.discountType,
    discountValue: number('discountValue'),
    taxRate: number('taxRate'),
  }
})

const documentDiscount = ({ discountType, discountValue }: DocumentTerms) => {
  const isUsable =
    discountType && refuseDiscount({ discountType, discountValue, of: null }) === null
  return isUsable
    ? { discountType: discountType as DiscountType, discountValue: discountValue as number | null }
    : {}
}

const withOptions = (tender: PricedTender) => {
  const totals = totalsOf(tender)
  return { totals, options: optionsWouldAdd(tender, totals.total) }
}

const rateOf = ({ currencyRate }: DocumentTerms): number | null =>
  refuseRate(currencyRate) === null ? (currencyRate as number) : null

const partsOf = (groups: ReadonlyMap<string, GroupFacts>) =>
  new Map<Id, readonly GroupPart[]>(
    [...groups.values()].map(({ id, parts = [] }) => [id, parts] as const),
  )

const calculate = (items: TotalsItem[], terms: DocumentTerms) => {
  const rate = rateOf(terms)
  try {
    return withOptions({ items, currencyRate: rate, ...documentDiscount(terms) })
  } catch {
    // A too large discount is marked at its field; the other figures are still shown.
    return withOptions({ items, currencyRate: rate })
  }
}

/**
 * The figures beside the lines while they are being edited. The server calculates them again with
 * the same functions and stores them; only the stored figures are binding.
 * @param cards the loaded cards; one that is not loaded is never reported as short
 */
export const lineFigures = ({
  rows,
  locale,
  terms,
  cards,
  groups,
  seesCosts = false,
}: {
  rows: readonly EditorRow[]
  locale: Locale
  terms: DocumentTerms
  cards: ReadonlyMap<string, CardFacts>
  groups: ReadonlyMap<string, GroupFacts>
  /** The reader sees costs. */
  seesCosts?: boolean
}): LineFigures => {
  const items = rows.map((row) => calculable(row, locale))
  const { totals, options } = calculate(items, terms)
  const sections = sectionSubtotals({ items, nets: totals.lines.map(({ net }) => net) })
  const demand = demandByCard({
    items: rows.map((row, index) => ({ ...row, quantity: items[index]?.quantity ?? null })),
    partsByGroup: partsOf(groups),
  })

  const isShortOf = (id: unknown): boolean => {
    const card = cards.get(String(id))
    const wanted = idOf(id) === null ? undefined : demand.get(idOf(id) as Id)
    if (!card || !wanted) return false
    const { availableQuantity: current, allowNoStock } = card
    return shortageOf({ wanted, current: current ?? 0, reserved: 0, allowNoStock }) !== null
  }

  const stockOf = (row: EditorRow): Omit<LineFigure, 'amount'> => {
    const group = row.kind === 'stockGroup' ? groups.get(String(row.stockGroup)) : undefined
    if (group)
      return {
        ...NO_STOCK,
        available: quantityText(group.buildableQuantity),
        isShort:
          isCounted(row) && (group.parts ?? []).some(({ stockCard }) => isShortOf(stockCard)),
      }
    const card = row.kind === 'stockCard' ? cards.get(String(row.stockCard)) : undefined
    if (!card) return NO_STOCK
    return {
      available: quantityText(card.availableQuantity ?? 0),
      isShort: isCounted(row) && isShortOf(row.stockCard),
      unit: card.unit ?? null,
    }
  }

  const amountOf = ({ kind }: EditorRow, index: number): string | null => {
    if (kind === 'subtotal') return sections.get(index)?.toFixed(2) ?? null
    if (kind === 'heading' || kind === 'comment') return null
    return totals.lines[index]?.net.toFixed(2) ?? null
  }

  const margin = seesCosts
    ? marginsOf(
        rows.map((row, index) => ({
          ...row,
          quantity: items[index]?.quantity ?? null,
          unitCost: unitCostOf(row, cards, groups),
          base: totals.lines[index]?.base ?? 0,
        })),
        rateOf(terms),
      )
    : null

  const figures = rows.map((row, index) => {
    const own = margin && isPricedKind(row.kind) && { margin: margin.lines[index] ?? null }
    const figure = { amount: amountOf(row, index), ...stockOf(row), ...own }
    return [row.key, figure] as const
  })
  return { totals, options, margin, byKey: new Map(figures) }
}
