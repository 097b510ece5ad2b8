import { isCounted, type LineChoice } from '../choices/choices'
import { isPricedKind, type ItemKind } from '../lines/itemKinds'
import { Decimal, round2, toDecimal } from '../../shared/money'
import type { Numeric } from '../../shared/money'

/** What a tender asks before and after its discounts, without VAT, in its own currency. */
export type Discounted = {
  /** Σ round2(quantity × unit price) of the lines that count. */
  gross: Numeric
  /** What is left of it: subtotal less the discount of the document. */
  net: Numeric
}

type GrossLine = {
  kind: ItemKind
  choice?: LineChoice | null
  quantity?: Numeric | null
  unitPrice?: Numeric | null
}

/** What the lines that count come to before any discount. */
export const grossOf = (items: readonly GrossLine[]): Decimal =>
  items
    .filter((item) => isPricedKind(item.kind) && isCounted(item))
    .reduce(
      (sum, { quantity, unitPrice }) =>
        sum.plus(round2(toDecimal(quantity).mul(toDecimal(unitPrice)))),
      new Decimal(0),
    )

/**
 * The effective discount of a tender: how much of what its lines would come to is given away, by
 * discounts of lines and of the document together (docs/domains/tenders.md, Approval). Lines that
 * are for choosing are part of neither side.
 * @returns percent, exact; 0 where nothing has a price
 */
export const effectiveDiscount = ({ gross, net }: Discounted): Decimal => {
  const whole = toDecimal(gross)
  return whole.lte(0)
    ? new Decimal(0)
    : Decimal.max(0, whole.minus(toDecimal(net)).mul(100).div(whole))
}

/**
 * Whether more is given away than a percentage allows; equal is allowed. Compared without dividing,
 * so that no third of a percent is rounded to either side.
 * @param percent 0–100
 */
export const exceedsDiscount = ({ gross, net }: Discounted, percent: Numeric): boolean =>
  toDecimal(gross)
    .minus(toDecimal(net))
    .mul(100)
    .gt(toDecimal(percent).mul(toDecimal(gross)))
