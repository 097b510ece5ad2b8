import { sum } from '../../shared/money'
import type { Decimal } from '../../shared/money'
import { isCounted, type ChoiceLine } from '../choices/choices'

/**
 * The amount of each `subtotal` line: the net of the counted lines since the previous subtotal.
 *
 * @param items lines in document order
 * @param nets net of each line, as `totalsOf` gives them
 * @returns amount by the index of the subtotal line
 */
export const sectionSubtotals = ({
  items,
  nets,
}: {
  items: readonly ChoiceLine[]
  nets: readonly Decimal[]
}): Map<number, Decimal> => {
  const found = new Map<number, Decimal>()
  const sold = items.map((item, index) => (isCounted(item) ? (nets[index] ?? 0) : 0))
  let start = 0
  items.forEach(({ kind }, index) => {
    if (kind !== 'subtotal') return
    found.set(index, sum(sold.slice(start, index)))
    start = index + 1
  })
  return found
}
