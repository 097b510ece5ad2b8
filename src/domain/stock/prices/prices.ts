import { BASE_CURRENCY, type Currency } from '../../shared/currency'
import type { Day } from '../../shared/day'
import { PRICE } from '../../shared/decimal'
import { round2, toDecimal, type Decimal, type Numeric } from '../../shared/money'

/** The prices a card has, in the order in which people read them; a cost among them. */
export const CARD_PRICES = [
  'currentPrice',
  'offerPrice',
  'costPrice',
  'priceUsd',
  'priceEur',
] as const
export type CardPrice = (typeof CARD_PRICES)[number]

/** What is asked for a unit; the cost is what it was paid for. */
export const SELLING_PRICES = CARD_PRICES.filter((name) => name !== 'costPrice')

/** The prices of a card in a currency, the one that counts first. */
const PRICES_IN: Readonly<Record<Currency, readonly CardPrice[]>> = {
  TRY: ['offerPrice', 'currentPrice'],
  USD: ['priceUsd'],
  EUR: ['priceEur'],
}

type Prices = Readonly<Partial<Record<CardPrice, number | null>>>

/** The card's own price in a currency: the offer price before the current one in lira. */
const ownPriceOf = (card: Prices, currency: Currency): number | null =>
  PRICES_IN[currency].map((name) => card[name] ?? null).find((price) => price !== null) ?? null

/** A rate that a document keeps: lira for one unit of its currency, and its day where that is known. */
export type KeptRate = { rate: Numeric; day: Day | null }

/** In which money a document names prices, and at which rate; none for lira and while none is known. */
export type PriceTerms = { currency: Currency; rate: KeptRate | null }

/** What a unit is proposed at, and, where the card names no price in that money, out of what. */
export type ProposedPrice = {
  price: Numeric
  converted: ({ lira: number } & KeptRate) | null
}

/** What rounding to kuruş may change a price by; above that it keeps the digits of a price. */
const NEGLIGIBLE = 0.01

/**
 * Lira in another money, rounded to kuruş; a price so small that this would change it by more than a
 * hundredth is rounded to the six decimals of prices.
 * @param rate lira for one unit, above 0
 */
const convertedAt = (lira: Numeric, rate: Numeric): Decimal => {
  const exact = toDecimal(lira).div(toDecimal(rate))
  const rounded = round2(exact)
  const isClose = rounded.minus(exact).abs().lte(exact.mul(NEGLIGIBLE))
  return isClose ? rounded : exact.toDecimalPlaces(PRICE.scale)
}

/**
 * What a card is proposed at: its own price in the money of the document, else its price in lira at
 * the rate which that document keeps (docs/decisions/0048-proposed-prices.md). A proposal only: what a
 * line says is never converted.
 *
 * @param card its prices, as far as the reader may see them
 * @returns null where the card has neither, and where no rate is known
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
