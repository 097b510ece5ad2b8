import type { CommandRight } from '@/catalog/commands/command'
import { CARD_PRICES, type CardPrice } from '@/domain/stock/prices/prices'
import { isCost, SEE_COSTS } from './costs'

/**
 * The card prices that a user may change: this needs permission to read and write them; costs need
 * *see costs* as well. A hidden price cannot be changed.
 */
export const changeablePrices = (may: (right: CommandRight) => boolean): CardPrice[] =>
  CARD_PRICES.filter(
    (price) =>
      may(['write', 'stock-cards', price]) &&
      may(['read', 'stock-cards', price]) &&
      (!isCost('stock-cards', price) || may(SEE_COSTS)),
  )
