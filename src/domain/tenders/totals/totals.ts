import { AMOUNT, isDecimal, parseDecimal } from '../../shared/decimal'
import { Decimal, round2, spread, sum, toDecimal } from '../../shared/money'
import type { Numeric } from '../../shared/money'
import { Refusal } from '../../shared/refusal'
import type { RefusalCode } from '../../shared/refusal'
import { discountOn } from './discount'
import type { Discount } from './discount'
import { isCounted, type LineChoice } from '../choices/choices'
import { isPricedKind } from '../lines/itemKinds'
import type { ItemKind } from '../lines/itemKinds'

export type TotalsItem = Discount & {
  kind: ItemKind
  /** A missing value counts as included. */
  choice?: LineChoice | null | undefined
  quantity?: Numeric | null
  unitPrice?: Numeric | null
  taxRate?: Numeric | null
}

/**
 * Figures of one line, in the tender's currency, two decimals; all zero for unpriced kinds. A
 * choosable line has its own net and tax, and no share of the document discount.
 */
export type LineTotals = {
  gross: Decimal
  lineDiscount: Decimal
  net: Decimal
  discountShare: Decimal
  base: Decimal
  tax: Decimal
}

export type TaxOfRate = { rate: Decimal; base: Decimal; tax: Decimal }

export type TenderTotals = {
  /** One entry for each item, in the same order. */
  lines: LineTotals[]
  /** Σ net of the counted lines, before the document discount. */
  subtotal: Decimal
  /** The document discount D; `subtotal` is already net of line discounts. */
  discountTotal: Decimal
  taxTotal: Decimal
  /** Ascending by rate; only rates that occur. */
  taxByRate: TaxOfRate[]
  /** Grand total: Σ base + Σ tax. */
  total: Decimal
  /** In lira (`totalInLira`). */
  totalBase: Decimal
}

const ZERO = new Decimal(0)

const priceLine = (item: TotalsItem, index: number) => {
  if (!isPricedKind(item.kind)) return { gross: ZERO, lineDiscount: ZERO, net: ZERO }
  const gross = round2(toDecimal(item.quantity).mul(toDecimal(item.unitPrice)))
  const lineDiscount = discountOn(gross, item)
  if (lineDiscount.lt(0) || lineDiscount.gt(gross)) {
    const field = { path: `items.${index}.discountValue`, code: 'discountTooLarge' } as const
    throw new Refusal('discountTooLarge', { fields: [field] })
  }
  return { gross, lineDiscount, net: gross.minus(lineDiscount) }
}

/** The tax of a line on its own. */
const ownTax = (net: Decimal, { kind, taxRate }: TotalsItem): Decimal =>
  isPricedKind(kind) ? round2(net.mul(toDecimal(taxRate)).div(100)) : ZERO

/** Tax is computed once per rate, then spread over the lines so that printed line taxes add up. */
const taxLines = (rates: readonly (Decimal | null)[], bases: readonly Decimal[]) => {
  const taxes = new Map<number, Decimal>()
  const distinct = [...new Set(rates.flatMap((rate) => (rate ? [rate.toFixed()] : [])))]
  const taxByRate = distinct.map((text): TaxOfRate => {
    const rate = new Decimal(text)
    const indexes = [...rates.keys()].filter((index) => rates[index]?.eq(rate))
    const weights = indexes.map((index) => bases[index] ?? ZERO)
    const base = sum(weights)
    const tax = round2(base.mul(rate).div(100))
    const parts = spread(tax, weights)
    indexes.forEach((index, position) => taxes.set(index, parts[position] ?? ZERO))
    return { rate, base, tax }
  })
  return { taxes, taxByRate: taxByRate.sort((a, b) => a.rate.cmp(b.rate)) }
}

/**
 * A total in lira: the total is converted, not the lines, and rounded once.
 * @param currencyRate lira per unit of its currency; empty means 1
 */
export const totalInLira = (total: Numeric, currencyRate: Numeric | null | undefined): Decimal =>
  round2(toDecimal(total).mul(toDecimal(currencyRate ?? 1)))

/**
 * All figures of a tender (formulas: docs/domains/tenders.md), the only place where they are
 * calculated: server, browser and print use it. Tax is rounded once per rate. Optional and
 * alternative lines get figures of their own and are part of no sum.
 *
 * @param items lines in document order; empty quantities, prices and rates count as 0
 * @param discountType document discount: a percent of the subtotal or an amount
 * @param currencyRate lira per unit of the tender's currency; empty means 1
 * @returns decimals; store and show these, never recompute them from rounded parts
 * @throws Refusal `discountTooLarge` for a discount below 0 or above what it is taken from
 */
export const totalsOf = ({
  items,
  discountType,
  discountValue,
  currencyRate,
}: Discount & {
  items: readonly TotalsItem[]
  currencyRate?: Numeric | null
}): TenderTotals => {
  const priced = items.map((item, index) => ({
    ...priceLine(item, index),
    item,
    rate: isCounted(item) ? toDecimal(item.taxRate) : null,
  }))
  const nets = priced.map(({ rate, net }) => (rate ? net : ZERO))
  const subtotal = sum(nets)
  const discountTotal = discountOn(subtotal, { discountType, discountValue })
  if (discountTotal.lt(0) || discountTotal.gt(subtotal)) {
    const field = { path: 'discountValue', code: 'discountTooLarge' } as const
    throw new Refusal('discountTooLarge', { fields: [field] })
  }

  const shares = spread(discountTotal, nets)
  const bases = nets.map((net, index) => net.minus(shares[index] ?? ZERO))
  const rates = priced.map(({ rate }) => rate)
  const { taxes, taxByRate } = taxLines(rates, bases)
  const taxTotal = sum(taxByRate.map((entry) => entry.tax))
  const total = sum(bases).plus(taxTotal)

  return {
    lines: priced.map(({ rate, item, ...line }, index) => ({
      ...line,
      discountShare: shares[index] ?? ZERO,
      base: rate ? (bases[index] ?? ZERO) : line.net,
      tax: rate ? (taxes.get(index) ?? ZERO) : ownTax(line.net, item),
    })),
    subtotal,
    discountTotal,
    taxTotal,
    taxByRate,
    total,
    totalBase: totalInLira(total, currencyRate),
  }
}

const refuseFigures = (...figures: Decimal[]): RefusalCode | null =>
  figures.every((figure) => isDecimal(parseDecimal(figure, AMOUNT))) ? null : 'tooLarge'

/**
 * Sums can outgrow the columns although each line fits.
 *
 * @returns `tooLarge` when a figure has more than 12 digits before the point, else null
 */
export const refuseTotals = (
  totals: Pick<TenderTotals, 'subtotal' | 'total' | 'totalBase'>,
): RefusalCode | null => refuseFigures(totals.subtotal, totals.total, totals.totalBase)

/**
 * As `refuseTotals`, for the total of an invoice in lira.
 * @param rate lira per unit of the tender's currency
 */
export const refuseInvoiceTotal = (total: Numeric, rate: Numeric): RefusalCode | null =>
  refuseFigures(totalInLira(total, rate))
