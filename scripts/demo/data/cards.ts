import type { CardFamily } from './cardFamily'
import { ELECTRICAL_CARDS } from './electricalCards'
import { MECHANICAL_CARDS } from './mechanicalCards'
import { SYSTEM_CARDS } from './systemCards'

/** Every kind of goods; together 200 cards. */
export const CARD_FAMILIES: CardFamily[] = [
  ...ELECTRICAL_CARDS,
  ...MECHANICAL_CARDS,
  ...SYSTEM_CARDS,
]
