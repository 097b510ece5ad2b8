import { columnCalled } from '@/present/list/columnsOf'
import type { CardPrice } from '@/domain/stock/prices/prices'

/** The fixed currency of a card's price. */
export const currencyOfPrice = (field: CardPrice): string => {
  const currency = columnCalled('stock-cards', field)?.currency
  return currency && 'code' in currency ? currency.code : 'TRY'
}
