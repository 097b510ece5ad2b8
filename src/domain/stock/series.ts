import type { MovementType } from './movementType'

/** Prices of a card in lira; null where it has none. */
export type CardPrices = {
  averageCost: number | null
  costPrice: number | null
  currentPrice: number | null
  offerPrice: number | null
}

/**
 * The price of a scanned movement nobody gave one: what came in is worth what the card cost so far,
 * which leaves its average as it is; what goes out is sold for its price.
 * @returns null where the card has none, so that somebody has to say it
 */
export const seriesPrice = (type: MovementType, card: CardPrices): number | null => {
  const { averageCost, costPrice, currentPrice, offerPrice } = card
  const prices = type === 'in' ? [averageCost, costPrice] : [currentPrice, offerPrice]
  return prices.find((price) => (price ?? 0) > 0) ?? null
}
