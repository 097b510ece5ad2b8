import type { Decimal, Numeric } from '../../shared/money'
import { isChoosable } from './choices'
import { takenOver, type ChosenPlaces } from './chosenLines'
import type { Discount } from '../totals/discount'
import { totalsOf, type TenderTotals, type TotalsItem } from '../totals/totals'

/** What the figures of a tender follow from. */
export type PricedTender = Discount & {
  items: readonly TotalsItem[]
  currencyRate?: Numeric | null
}

/**
 * What a tender comes to with the choice made: what the lines as agreed come to, like any other
 * tender, so that a revision made of them has the same total.
 * @throws Refusal `discountTooLarge` where the document's discount exceeds what was chosen
 */
export const chosenTotals = (tender: PricedTender, chosen: ChosenPlaces): TenderTotals =>
  totalsOf({ ...tender, items: takenOver(tender.items, chosen) })

/**
 * What all optional lines together would add to the total; alternatives stay unchosen.
 * @param total what the tender comes to without them
 * @returns null where there is none
 */
export const optionsWouldAdd = (tender: PricedTender, total: Decimal): Decimal | null => {
  const options = tender.items.flatMap((line, place) =>
    isChoosable(line) && line.choice === 'optional' ? [place] : [],
  )
  if (options.length === 0) return null
  return chosenTotals(tender, new Set(options)).total.minus(total)
}
