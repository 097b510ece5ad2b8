import { toDecimal } from '../shared/money'
import type { Decimal, Numeric } from '../shared/money'

export type Shortage = { wanted: Decimal; available: Decimal }

/**
 * The quantity free to reserve or issue: current − reserved.
 *
 * @returns negative only on a card with `allowNoStock`
 */
export const availableOf = ({
  current,
  reserved,
}: {
  current: Numeric
  reserved: Numeric
}): Decimal => toDecimal(current).minus(toDecimal(reserved))

/**
 * Whether a quantity exceeds the available quantity of a card ("Miktar mevcut miktardan fazla
 * olamaz."). The quantity on hand does not count: part of it is reserved for approved tenders.
 *
 * @param wanted sum over the whole document for this card, greater than 0
 * @param ownReservation what is already reserved for the same purpose; it counts as available
 * @param allowNoStock the card's option: it is exempt
 * @returns null when there is enough, else both quantities for the refusal
 */
export const shortageOf = ({
  wanted,
  current,
  reserved,
  allowNoStock = false,
  ownReservation = 0,
}: {
  wanted: Numeric
  current: Numeric
  reserved: Numeric
  allowNoStock?: boolean | null
  ownReservation?: Numeric
}): Shortage | null => {
  if (allowNoStock) return null
  const available = availableOf({ current, reserved }).plus(toDecimal(ownReservation))
  const quantity = toDecimal(wanted)
  return quantity.gt(available) ? { wanted: quantity, available } : null
}
