import type { CommandRight } from '@/catalog/commands/command'
import { CARD_PRICES, type CardPrice } from '@/domain/stock/prices/prices'
import { isCost, SEE_COSTS } from './costs'

/**
 * The card prices that a user may change: those with permission to read and to write; costs need
 * *see costs* as well. A price that is hidden from a user cannot be changed by that user.
 */
export const changeablePrices = (may: (right: CommandRight) => boolean): CardPrice[] =>
  CARD_PRICES.filter(
    (price) =>
      may(['write', 'stock-cards', price]) &&
      may(['read', 'stock-cards', price]) &&
      (!isCost('stock-cards', price) || may(SEE_COSTS)),
  )
