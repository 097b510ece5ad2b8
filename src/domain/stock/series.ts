import type { MovementType } from './movementType'

/** Prices of a card in lira; null if it has none. */
export type CardPrices = {
  averageCost: number | null
  costPrice: number | null
  currentPrice: number | null
  offerPrice: number | null
}

/**
 * The default price of a scanned movement: a receipt is valued at the card's average cost, which
 * leaves the average unchanged; an issue at its selling price.
 * @returns null if the card has no such price, so that the user must enter one
 */
export const seriesPrice = (type: MovementType, card: CardPrices): number | null => {
  const { averageCost, costPrice, currentPrice, offerPrice } = card
  const prices = type === 'in' ? [averageCost, costPrice] : [currentPrice, offerPrice]
  return prices.find((price) => (price ?? 0) > 0) ?? null
}
