import type { Decimal } from '../../shared/money'
import { round2, sum, toDecimal, type Numeric } from '../../shared/money'
import { isCounted, type LineChoice } from '../choices/choices'
import { isPricedKind } from '../lines/itemKinds'

/** What a line says of its cost, beside what it comes to (`totalsOf`). */
export type CostedLine = {
  kind: unknown
  choice?: LineChoice | null | undefined
  quantity?: Numeric | null
  /** Lira a unit when it was quoted; empty where it is not known. */
  unitCost?: Numeric | null | undefined
  /** What it brings, after its own discount and its share of the document's. */
  base: Numeric
}

/** Of one line, in the tender's currency; `percent` is of what it brings, nothing where that is 0. */
export type LineMargin = { cost: Decimal; margin: Decimal; percent: Decimal | null }

export type TenderMargin = {
  /** One entry for each line, in the same order; nothing where no cost is known. */
  lines: (LineMargin | null)[]
  /** Of the lines that count and whose cost is known. */
  cost: Decimal
  margin: Decimal
  percent: Decimal | null
  /** Lines that count and whose cost is not known, and what they bring. */
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
 * What a tender earns (docs/domains/tenders.md, *Cost and margin*). Lines that nobody has chosen yet
 * have a margin of their own and are part of no sum; a line whose cost is not known is none of 0: it
 * is left out on both sides, and counted.
 *
 * @param lines in document order, with what each brings
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

/** What a unit of a card costs in lira: its average, its cost price where there is none. */
export const unitCostOfCard = (card: {
  averageCost?: Numeric | null
  costPrice?: Numeric | null
}): Decimal | null => {
  const cost = card.averageCost ?? card.costPrice
  return cost == null ? null : toDecimal(cost)
}

const COST_SCALE = 6

/**
 * What one of a group costs in lira: the sum of its parts.
 * @param parts how many of each, and what a unit of it costs
 * @returns six decimals; nothing for a group without parts, or with one whose cost is not known
 */
export const unitCostOfGroup = (
  parts: readonly { quantity: Numeric; unitCost: Numeric | null | undefined }[],
): Decimal | null => {
  if (parts.length === 0 || parts.some(({ unitCost }) => unitCost == null)) return null
  return sum(
    parts.map(({ quantity, unitCost }) => toDecimal(quantity).mul(toDecimal(unitCost))),
  ).toDecimalPlaces(COST_SCALE)
}
