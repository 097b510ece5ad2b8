import { undoPriceChange } from '@/operations/stock/prices/undoPriceChange'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** What was changed at once is taken back at once. */
export const priceChangeEndpoints = commandEndpoints('price-changes', { undo: undoPriceChange })
