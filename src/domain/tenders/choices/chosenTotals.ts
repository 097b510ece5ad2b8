import type { Decimal, Numeric } from '../../shared/money'
import { isChoosable } from './choices'
import { takenOver, type ChosenPlaces } from './chosenLines'
import type { Discount } from '../totals/discount'
import { totalsOf, type TenderTotals, type TotalsItem } from '../totals/totals'

/** The inputs of a tender's totals. */
export type PricedTender = Discount & {
  items: readonly TotalsItem[]
  currencyRate?: Numeric | null
}

/**
 * The totals of a tender with the choice applied: calculated from the agreed lines, so that a
 * revision made of them has the same total.
 * @throws Refusal `discountTooLarge` where the document's discount exceeds the chosen lines
 */
export const chosenTotals = (tender: PricedTender, chosen: ChosenPlaces): TenderTotals =>
  totalsOf({ ...tender, items: takenOver(tender.items, chosen) })

/**
 * What all optional lines together would add to the total; alternatives stay unchosen.
 * @param total of the tender without them
 * @returns null if there are none
 */
export const optionsWouldAdd = (tender: PricedTender, total: Decimal): Decimal | null => {
  const options = tender.items.flatMap((line, place) =>
    isChoosable(line) && line.choice === 'optional' ? [place] : [],
  )
  if (options.length === 0) return null
  return chosenTotals(tender, new Set(options)).total.minus(total)
}
