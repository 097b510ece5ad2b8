import type { Id } from '../../shared/idOf'
import { toDecimal, type Decimal } from '../../shared/money'
import { Refusal } from '../../shared/refusal'
import { alternativesOf, lineNumbers } from './choices'
import { refuseChosen, type ChosenPlaces } from './chosenLines'
import { chosenTotals } from './chosenTotals'
import type { PrintedTender } from '../sending/quotation'

/** A line its customer chose, as stored with the acceptance. */
export type ChosenLine = {
  /** Id of the line in the accepted document. */
  line: Id
  choice: 'optional' | 'alternative'
  number: number
  name: string
  /** The line it replaces. */
  insteadOf: { number: number; name: string } | null
}

type Offered = Pick<PrintedTender, 'items' | 'total'> &
  Partial<Pick<PrintedTender, 'discountType' | 'discountValue' | 'currencyRate'>>

/** Places of lines by their ids; an unknown id gives a place that does not exist. */
const placesOf = (items: Offered['items'], ids: readonly Id[]): ChosenPlaces =>
  new Set(ids.map((id) => items.findIndex((item) => String(item.id) === String(id))))

/**
 * Validates a choice against the lines of an offer.
 * @param ids as stored or sent; each names a line of the document
 * @returns places of the chosen lines in the document
 * @throws Refusal `choiceNotOffered` for unknown lines, lines that are not for choosing, and two
 *   alternatives to one line
 */
export const chosenPlaces = (items: Offered['items'], ids: readonly Id[]): ChosenPlaces => {
  const places = placesOf(items, ids)
  const code = refuseChosen(items, places)
  if (code) throw new Refusal(code)
  return places
}

/**
 * The total of an offer with a choice; the stored total if nothing was chosen.
 * @throws Refusal `choiceNotOffered` for an invalid choice, or one that leaves less than the
 *   discount
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

/** The chosen lines as stored, in the order of their numbers. */
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
