/** The prices a card has, in the order in which people read them; a cost among them. */
export const CARD_PRICES = [
  'currentPrice',
  'offerPrice',
  'costPrice',
  'priceUsd',
  'priceEur',
] as const
export type CardPrice = (typeof CARD_PRICES)[number]
