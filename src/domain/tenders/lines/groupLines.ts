import { PRICE, QUANTITY } from '../../shared/decimal'
import type { Id } from '../../shared/idOf'
import { Decimal, round2, spread, sum, toDecimal, type Numeric } from '../../shared/money'
import { alternativesOf, type ChoiceLine, type LineChoice } from '../choices/choices'
import type { DiscountType } from '../totals/discount'

/** A card of a group: how many of it, its price in the tender's currency and its VAT, where it has them. */
export type SoldPart = {
  stockCard: Id
  quantity: Numeric
  price: Numeric | null
  taxRate: Numeric | null
}

export type GroupProposal = {
  /** Of one group; null where a part has no price, or there is none. */
  unitPrice: Decimal | null
  /** The rate of which most of the price is; null where no part has one. */
  taxRate: Decimal | null
  /** The parts have several: written out line by line each keeps its own. */
  isMixed: boolean
}

const valueOf = ({ quantity, price }: SoldPart): Decimal =>
  toDecimal(quantity).mul(toDecimal(price))

/**
 * What a group is proposed at, out of its parts.
 * @returns a price of six decimals; of several rates of VAT the one that most of the value has, the
 *   higher of two that have as much
 */
export const proposedOfGroup = (parts: readonly SoldPart[]): GroupProposal => {
  const rated = parts.filter(({ taxRate }) => taxRate !== null)
  const rates = [...new Set(rated.map(({ taxRate }) => toDecimal(taxRate).toFixed()))]
  const weightOf = (rate: string) =>
    sum(rated.filter(({ taxRate }) => toDecimal(taxRate).eq(rate)).map(valueOf))
  const [first] = rates
    .map((rate) => ({ rate: new Decimal(rate), weight: weightOf(rate) }))
    .sort((a, b) => b.weight.cmp(a.weight) || b.rate.cmp(a.rate))
  const isPriced = parts.length > 0 && parts.every(({ price }) => price !== null)
  return {
    unitPrice: isPriced ? sum(parts.map(valueOf)).toDecimalPlaces(PRICE.scale) : null,
    taxRate: first?.rate ?? null,
    isMixed: rates.length > 1,
  }
}

/** Why a line of a group cannot be written out into its parts. */
export const EXPLODE_REFUSALS = ['noParts', 'isAlternative', 'hasAlternative', 'notExact'] as const
export type ExplodeRefusal = (typeof EXPLODE_REFUSALS)[number]

/**
 * Whether a line of a group may be written out (docs/decisions/0045-costs-and-groups-on-lines.md):
 * an alternative is one line, one that others stand for as well, and each part has a quantity that a
 * line can hold.
 * @param lines all lines, in document order
 * @param args.quantity of the line; nothing while it cannot be read
 */
export const refuseExploding = (
  lines: readonly ChoiceLine[],
  index: number,
  args: { quantity: Numeric | null; parts: readonly SoldPart[] },
): ExplodeRefusal | null => {
  const { quantity, parts } = args
  if (parts.length === 0) return 'noParts'
  if (lines[index]?.choice === 'alternative') return 'isAlternative'
  if ([...alternativesOf(lines).values()].includes(index)) return 'hasAlternative'
  const isExact = parts.every(
    (part) =>
      toDecimal(part.quantity)
        .mul(toDecimal(quantity ?? 1))
        .decimalPlaces() <= QUANTITY.scale,
  )
  return isExact ? null : 'notExact'
}

/** A line of a group, as far as its parts take something over from it. */
export type GroupLine = {
  quantity: Numeric | null
  unitPrice: Numeric | null
  taxRate: Numeric | null
  choice: LineChoice
  discountType: DiscountType | null
  discountValue: Numeric | null
}

export type PartLine = {
  stockCard: Id
  quantity: Decimal
  unitPrice: Decimal | null
  taxRate: Decimal | null
  choice: LineChoice
  discountType: DiscountType | null
  discountValue: Decimal | null
}

/** Prices of the parts, so that they come to the price the line has where it is another than proposed. */
const pricesOf = (line: GroupLine, parts: readonly SoldPart[]): (Decimal | null)[] => {
  const proposed = proposedOfGroup(parts).unitPrice
  const isScaled = line.unitPrice !== null && proposed !== null && proposed.gt(0)
  const factor = isScaled ? toDecimal(line.unitPrice).div(proposed) : new Decimal(1)
  return parts.map(({ price }) =>
    price === null ? null : toDecimal(price).mul(factor).toDecimalPlaces(PRICE.scale),
  )
}

const decimalOrNull = (value: Numeric | null) => (value === null ? null : toDecimal(value))

/**
 * The lines that stand in the place of a line of a group: one for each part, in their order. They take
 * from stock exactly what the group takes. A percent of discount goes to each, an amount is divided in
 * proportion; whether they are optional they have from the group.
 * @param line judged by `refuseExploding`; without a quantity it is one group
 */
export const explodedLines = (line: GroupLine, parts: readonly SoldPart[]): PartLine[] => {
  const groups = toDecimal(line.quantity ?? 1)
  const prices = pricesOf(line, parts)
  const quantities = parts.map((part) => groups.mul(toDecimal(part.quantity)))
  const grosses = quantities.map((quantity, at) => round2(quantity.mul(toDecimal(prices[at]))))
  const isAmount = line.discountType === 'amount' && line.discountValue !== null
  const shares = isAmount ? sharesOf(toDecimal(line.discountValue), grosses) : null
  return parts.map((part, at) => ({
    stockCard: part.stockCard,
    quantity: quantities[at] ?? new Decimal(0),
    unitPrice: prices[at] ?? null,
    taxRate: decimalOrNull(part.taxRate ?? line.taxRate),
    choice: line.choice,
    discountType: line.discountValue === null ? null : line.discountType,
    discountValue: shares ? (shares[at] ?? null) : decimalOrNull(line.discountValue),
  }))
}

/** Nothing to divide it by: the first line takes it, where it is seen. */
const sharesOf = (discount: Decimal, grosses: readonly Decimal[]): Decimal[] =>
  sum(grosses).isZero()
    ? grosses.map((_, at) => (at === 0 ? discount : new Decimal(0)))
    : spread(discount, grosses)
