import type { Id } from '../../shared/idOf'
import { toDecimal, type Decimal } from '../../shared/money'
import { Refusal } from '../../shared/refusal'
import { alternativesOf, lineNumbers } from './choices'
import { refuseChosen, type ChosenPlaces } from './chosenLines'
import { chosenTotals } from './chosenTotals'
import type { PrintedTender } from '../sending/quotation'

/** A line its customer chose, as it is kept with the acceptance. */
export type ChosenLine = {
  /** Of the line in the paper that was accepted. */
  line: Id
  choice: 'optional' | 'alternative'
  number: number
  name: string
  /** The line it takes the place of. */
  insteadOf: { number: number; name: string } | null
}

type Offered = Pick<PrintedTender, 'items' | 'total'> &
  Partial<Pick<PrintedTender, 'discountType' | 'discountValue' | 'currencyRate'>>

/** Places of lines by their ids; an id of no line is a place that no paper has. */
const placesOf = (items: Offered['items'], ids: readonly Id[]): ChosenPlaces =>
  new Set(ids.map((id) => items.findIndex((item) => String(item.id) === String(id))))

/**
 * Whether a choice is one of an offer, by its lines.
 * @param ids as kept or sent; each names a line of the paper
 * @returns places of the chosen lines in the paper
 * @throws Refusal `choiceNotOffered` for lines of another paper or none, lines that are not for
 *   choosing, and two alternatives to one line
 */
export const chosenPlaces = (items: Offered['items'], ids: readonly Id[]): ChosenPlaces => {
  const places = placesOf(items, ids)
  const code = refuseChosen(items, places)
  if (code) throw new Refusal(code)
  return places
}

/**
 * What an offer comes to with a choice; the stored total where nothing was chosen.
 * @throws Refusal `choiceNotOffered` for one that is none of the offer, or leaves less than its discount
 */
export const totalOfChoice = (offer: Offered, ids: readonly Id[]): Decimal => {
  if (ids.length === 0) return toDecimal(offer.total)
  const places = chosenPlaces(offer.items, ids)
  try {
    return chosenTotals(offer, places).total
  } catch {
    throw new Refusal('choiceNotOffered')
  }
}

/** The chosen lines as they are kept, in the order of their numbers. */
export const chosenLines = (items: Offered['items'], ids: readonly Id[]): ChosenLine[] => {
  const numbers = lineNumbers(items)
  const bases = alternativesOf(items)
  const named = (place: number) => ({
    number: numbers.get(place) ?? 0,
    name: items[place]?.name ?? '',
  })
  return [...chosenPlaces(items, ids)]
    .map((place): ChosenLine => {
      const base = bases.get(place)
      return {
        line: items[place]?.id ?? place,
        choice: items[place]?.choice === 'alternative' ? 'alternative' : 'optional',
        ...named(place),
        insteadOf: base === undefined ? null : named(base),
      }
    })
    .sort((one, other) => one.number - other.number)
}
