import { toDecimal, type Numeric } from '../shared/money'
import type { QuantityFilter } from './quantityFilters'

/** The filter that contains a quantity: 4.99 below, 5 and 10 between, 10.01 above. */
export const quantityFilterOf = (quantity: Numeric): QuantityFilter => {
  const value = toDecimal(quantity)
  if (value.lt(5)) return 'below5'
  return value.gt(10) ? 'above10' : 'from5to10'
}
