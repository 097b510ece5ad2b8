import { toDecimal, type Numeric } from '../../shared/money'
import type { RefusalCode } from '../../shared/refusal'

/**
 * Whether a user who may not change rates may use this one: only the suggested rate.
 * @param args.rate lira per unit, as it would be stored
 * @param args.proposed lira per unit; null if there is none yet, so that a user has to enter it
 */
export const refuseOtherRate = (args: {
  rate: Numeric
  proposed: Numeric | null
}): RefusalCode | null => {
  const { rate, proposed } = args
  if (proposed === null || toDecimal(rate).equals(toDecimal(proposed))) return null
  return 'rateNotAllowed'
}
