import { BASE_CURRENCY, type Currency } from '../../shared/currency'
import type { Day } from '../../shared/day'
import { PRICE } from '../../shared/decimal'
import { round2, toDecimal, type Decimal, type Numeric } from '../../shared/money'

/** The prices of a card in display order; the cost among them. */
export const CARD_PRICES = [
  'currentPrice',
  'offerPrice',
  'costPrice',
  'priceUsd',
  'priceEur',
] as const
export type CardPrice = (typeof CARD_PRICES)[number]

/** Prices other than the cost. */
export const SELLING_PRICES = CARD_PRICES.filter((name) => name !== 'costPrice')

/** The prices of a card in a currency, by precedence. */
const PRICES_IN: Readonly<Record<Currency, readonly CardPrice[]>> = {
  TRY: ['offerPrice', 'currentPrice'],
  USD: ['priceUsd'],
  EUR: ['priceEur'],
}

type Prices = Readonly<Partial<Record<CardPrice, number | null>>>

/** The card's own price in a currency: in lira the offer price precedes the current one. */
const ownPriceOf = (card: Prices, currency: Currency): number | null =>
  PRICES_IN[currency].map((name) => card[name] ?? null).find((price) => price !== null) ?? null

/** The rate stored with a document: lira for one unit of its currency, and its day if known. */
export type KeptRate = { rate: Numeric; day: Day | null }

/** Currency and rate of a document's prices; no rate for lira or while none is known. */
export type PriceTerms = { currency: Currency; rate: KeptRate | null }

/** The suggested unit price, and its source if the card has no price in that currency. */
export type ProposedPrice = {
  price: Numeric
  converted: ({ lira: number } & KeptRate) | null
}

/** The largest relative change by rounding to kuruş; above it more digits are kept. */
const NEGLIGIBLE = 0.01

/**
 * Lira in another currency, rounded to kuruş; a price so small that this would change it by more
 * than a hundredth is rounded to the six decimals of prices.
 * @param rate lira for one unit, above 0
 */
const convertedAt = (lira: Numeric, rate: Numeric): Decimal => {
  const exact = toDecimal(lira).div(toDecimal(rate))
  const rounded = round2(exact)
  const isClose = rounded.minus(exact).abs().lte(exact.mul(NEGLIGIBLE))
  return isClose ? rounded : exact.toDecimalPlaces(PRICE.scale)
}

/**
 * The suggested price of a card: its own price in the currency of the document, else its lira price
 * at the rate stored with the document (docs/decisions/0048-proposed-prices.md). A suggestion only:
 * prices of existing lines are never converted.
 *
 * @param card the prices its reader may see
 * @returns null if the card has neither, and if no rate is known
 */
export const proposedPriceOf = (
  card: Prices,
  { currency, rate }: PriceTerms,
): ProposedPrice | null => {
  const own = ownPriceOf(card, currency)
  if (own !== null) return { price: own, converted: null }
  const lira = ownPriceOf(card, BASE_CURRENCY)
  if (lira === null || rate === null) return null
  const price = convertedAt(lira, rate.rate)
  return price.gt(0) ? { price, converted: { lira, ...rate } } : null
}
