import { toDecimal, type Numeric } from '../../shared/money'
import type { RefusalCode } from '../../shared/refusal'

/**
 * Whether a rate may be used by somebody who may not change rates: only the one that is proposed.
 * @param args.rate lira per unit, as it would be stored
 * @param args.proposed lira per unit; null when there is none yet, and somebody has to name it
 */
export const refuseOtherRate = (args: {
  rate: Numeric
  proposed: Numeric | null
}): RefusalCode | null => {
  const { rate, proposed } = args
  if (proposed === null || toDecimal(rate).equals(toDecimal(proposed))) return null
  return 'rateNotAllowed'
}
