import type { Currency } from '../shared/currency'

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

/**
 * The price a card is offered at in a currency: the offer price before the current one in lira,
 * the card's own dollar or euro price otherwise.
 * @param card its prices, as far as the reader may see them
 * @returns null when the card has none: prices are never converted implicitly
 */
export const offerPriceOf = (
  card: Readonly<Partial<Record<CardPrice, number | null>>>,
  currency: Currency,
): number | null =>
  PRICES_IN[currency].map((name) => card[name] ?? null).find((price) => price !== null) ?? null
