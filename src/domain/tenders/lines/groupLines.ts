import { PRICE, QUANTITY } from '../../shared/decimal'
import type { Id } from '../../shared/idOf'
import { Decimal, round2, spread, sum, toDecimal, type Numeric } from '../../shared/money'
import { alternativesOf, type ChoiceLine, type LineChoice } from '../choices/choices'
import type { DiscountType } from '../totals/discount'

/** A card of a group: its quantity, price in the tender's currency and VAT, if any. */
export type SoldPart = {
  stockCard: Id
  quantity: Numeric
  price: Numeric | null
  taxRate: Numeric | null
}

export type GroupProposal = {
  /** Price of one group; null if a part has no price, or there is none. */
  unitPrice: Decimal | null
  /** The VAT rate of most of the price; null if no part has one. */
  taxRate: Decimal | null
  /** The parts have different rates: as separate lines each keeps its own. */
  isMixed: boolean
}

const valueOf = ({ quantity, price }: SoldPart): Decimal =>
  toDecimal(quantity).mul(toDecimal(price))

/**
 * The suggested price of a group, from its parts.
 * @returns a price of six decimals; of several VAT rates the one with most of the value, the higher
 *   one of equal shares
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

/** Why a group line cannot be split into its parts. */
export const EXPLODE_REFUSALS = ['noParts', 'isAlternative', 'hasAlternative', 'notExact'] as const
export type ExplodeRefusal = (typeof EXPLODE_REFUSALS)[number]

/**
 * Whether a group line can be split into its parts
 * (docs/decisions/0045-costs-and-groups-on-lines.md): neither an alternative nor a line with
 * alternatives, and the quantities of its parts must be valid for lines.
 * @param lines all lines, in document order
 * @param args.quantity of the line; undefined while it cannot be read
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

/** The fields of a group line that its parts take over. */
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

/** Prices of the parts, scaled to the price of the line if that differs from the suggested one. */
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
 * The lines that replace a group line: one for each part, in their order. Their stock demand equals
 * that of the group. A percentage discount applies to each, an amount is divided in proportion;
 * they inherit whether they are optional.
 * @param line checked by `refuseExploding`; without a quantity it is one group
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

/**
 * Without a basis for dividing, the first line gets the whole discount, because it is visible
 * there.
 */
const sharesOf = (discount: Decimal, grosses: readonly Decimal[]): Decimal[] =>
  sum(grosses).isZero()
    ? grosses.map((_, at) => (at === 0 ? discount : new Decimal(0)))
    : spread(discount, grosses)
