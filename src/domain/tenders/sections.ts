import { sum } from '../shared/money'
import type { Decimal } from '../shared/money'
import type { ItemKind } from './itemKinds'

/**
 * What each `subtotal` line prints: the net of the lines since the previous subtotal.
 *
 * @param items lines in document order
 * @param nets net of each line, as `totalsOf` gives them
 * @returns amount by the index of the subtotal line
 */
export const sectionSubtotals = ({
  items,
  nets,
}: {
  items: readonly { kind: ItemKind }[]
  nets: readonly Decimal[]
}): Map<number, Decimal> => {
  const found = new Map<number, Decimal>()
  let start = 0
  items.forEach(({ kind }, index) => {
    if (kind !== 'subtotal') return
    found.set(index, sum(nets.slice(start, index)))
    start = index + 1
  })
  return found
}
