import type { Decimal } from '../../shared/money'
import { round2, sum, toDecimal, type Numeric } from '../../shared/money'
import { isCounted, type LineChoice } from '../choices/choices'
import { isPricedKind } from '../lines/itemKinds'

/** Cost fields of a line, in addition to its totals (`totalsOf`). */
export type CostedLine = {
  kind: unknown
  choice?: LineChoice | null | undefined
  quantity?: Numeric | null
  /** Lira a unit at the time of quoting; empty if unknown. */
  unitCost?: Numeric | null | undefined
  /** Its net revenue, after its own discount and its share of the document's. */
  base: Numeric
}

/**
 * Margin of one line, in the tender's currency; `percent` of its net revenue, undefined if that is
 * 0.
 */
export type LineMargin = { cost: Decimal; margin: Decimal; percent: Decimal | null }

export type TenderMargin = {
  /** One entry for each line, in the same order; null if its cost is unknown. */
  lines: (LineMargin | null)[]
  /** Cost of the counted lines with known cost. */
  cost: Decimal
  margin: Decimal
  percent: Decimal | null
  /** Counted lines with unknown cost, and their net revenue. */
  unknown: { lines: number; base: Decimal }
}

const PERCENT_SCALE = 1

const percentOf = (margin: Decimal, base: Decimal): Decimal | null =>
  base.isZero() ? null : margin.mul(100).div(base).toDecimalPlaces(PERCENT_SCALE)

/**
 * Cost of a line in the tender's currency: quantity × lira a unit ÷ rate, rounded once.
 * @param currencyRate lira per unit of the tender's currency; empty means 1
 */
const costOf = (line: CostedLine, currencyRate: Numeric | null | undefined): Decimal | null => {
  if (!isPricedKind(line.kind) || line.unitCost == null) return null
  const lira = toDecimal(line.quantity).mul(toDecimal(line.unitCost))
  return round2(lira.div(toDecimal(currencyRate ?? 1)))
}

/**
 * The margin of a tender (docs/domains/tenders.md, *Cost and margin*). Unchosen lines have their
 * own margin but are in no sum; a line with unknown cost does not count as 0: it is left out on
 * both sides, and reported.
 *
 * @param lines in document order, each with its net revenue
 * @param currencyRate lira per unit of the tender's currency; empty means 1
 * @returns amounts with two decimals, percents with one
 */
export const marginsOf = (
  lines: readonly CostedLine[],
  currencyRate: Numeric | null | undefined,
): TenderMargin => {
  const costs = lines.map((line) => costOf(line, currencyRate))
  const margins = lines.map(({ base }, index): LineMargin | null => {
    const cost = costs[index]
    if (!cost) return null
    const brings = toDecimal(base)
    const margin = brings.minus(cost)
    return { cost, margin, percent: percentOf(margin, brings) }
  })
  const counted = lines
    .map((line, index) => ({ line, own: margins[index] }))
    .filter(({ line }) => isCounted(line))
  const known = counted.flatMap(({ line, own }) => (own ? [{ line, own }] : []))
  const base = sum(known.map(({ line }) => line.base))
  const cost = sum(known.map(({ own }) => own.cost))
  const margin = base.minus(cost)
  const unknown = counted.filter(({ own }) => !own)
  return {
    lines: margins,
    cost,
    margin,
    percent: percentOf(margin, base),
    unknown: { lines: unknown.length, base: sum(unknown.map(({ line }) => line.base)) },
  }
}

/** Unit cost of a card in lira: its average, else its cost price. */
export const unitCostOfCard = (card: {
  averageCost?: Numeric | null
  costPrice?: Numeric | null
}): Decimal | null => {
  const cost = card.averageCost ?? card.costPrice
  return cost == null ? null : toDecimal(cost)
}

const COST_SCALE = 6

/**
 * Cost of one group in lira: the sum of its parts.
 * @param parts quantity and unit cost of each
 * @returns six decimals; undefined for a group without parts, or with an unknown cost
 */
export const unitCostOfGroup = (
  parts: readonly { quantity: Numeric; unitCost: Numeric | null | undefined }[],
): Decimal | null => {
  if (parts.length === 0 || parts.some(({ unitCost }) => unitCost == null)) return null
  return sum(
    parts.map(({ quantity, unitCost }) => toDecimal(quantity).mul(toDecimal(unitCost))),
  ).toDecimalPlaces(COST_SCALE)
}
