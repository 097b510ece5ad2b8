import type { CommandRight } from '@/catalog/commands/command'
import { CARD_PRICES, type CardPrice } from '@/domain/stock/prices/prices'
import { isCost, SEE_COSTS } from './costs'

/**
 * The prices of cards that somebody may change: those they read and write; a cost with the right to
 * see costs as well. Nobody changes what they cannot see.
 */
export const changeablePrices = (may: (right: CommandRight) => boolean): CardPrice[] =>
  CARD_PRICES.filter(
    (price) =>
      may(['write', 'stock-cards', price]) &&
      may(['read', 'stock-cards', price]) &&
      (!isCost('stock-cards', price) || may(SEE_COSTS)),
  )
