import { isCounted, type LineChoice } from '../choices/choices'
import { isPricedKind, type ItemKind } from '../lines/itemKinds'
import { Decimal, round2, toDecimal } from '../../shared/money'
import type { Numeric } from '../../shared/money'

/** Net amounts of a tender before and after its discounts, in its own currency. */
export type Discounted = {
  /** Σ round2(quantity × unit price) of the lines that count. */
  gross: Numeric
  /** The subtotal minus the document discount. */
  net: Numeric
}

type GrossLine = {
  kind: ItemKind
  choice?: LineChoice | null
  quantity?: Numeric | null
  unitPrice?: Numeric | null
}

/** Total of the counted lines before any discount. */
export const grossOf = (items: readonly GrossLine[]): Decimal =>
  items
    .filter((item) => isPricedKind(item.kind) && isCounted(item))
    .reduce(
      (sum, { quantity, unitPrice }) =>
        sum.plus(round2(toDecimal(quantity).mul(toDecimal(unitPrice)))),
      new Decimal(0),
    )

/**
 * The effective discount of a tender: the share of the gross total given away by line discounts and
 * the document discount together (docs/domains/tenders.md, Approval). Choosable lines are excluded.
 * @returns percent, exact; 0 where nothing has a price
 */
export const effectiveDiscount = ({ gross, net }: Discounted): Decimal => {
  const whole = toDecimal(gross)
  return whole.lte(0)
    ? new Decimal(0)
    : Decimal.max(0, whole.minus(toDecimal(net)).mul(100).div(whole))
}

/**
 * Whether the discount exceeds a percentage; equal is allowed. Compared without dividing, because a
 * third of a percent cannot be represented exactly.
 * @param percent 0–100
 */
export const exceedsDiscount = ({ gross, net }: Discounted, percent: Numeric): boolean =>
  toDecimal(gross)
    .minus(toDecimal(net))
    .mul(100)
    .gt(toDecimal(percent).mul(toDecimal(gross)))
