import { toDecimal } from '../shared/money'
import type { Decimal, Numeric } from '../shared/money'

export type Shortage = { wanted: Decimal; available: Decimal }

/**
 * What may still be promised or issued: current − reserved.
 *
 * @returns negative only on a card that allows no stock
 */
export const availableOf = ({
  current,
  reserved,
}: {
  current: Numeric
  reserved: Numeric
}): Decimal => toDecimal(current).minus(toDecimal(reserved))

/**
 * Whether a quantity is more than a card can give ("Miktar mevcut miktardan fazla olamaz.").
 * Compared with what is available, or the last piece would be issued from under an approved tender.
 *
 * @param wanted sum over the whole document for this card, greater than 0
 * @param ownReservation what is already held for this very purpose; it counts as available
 * @param allowNoStock the card's option: it is exempt
 * @returns null when it can be given, else what was wanted and what there is, for the refusal
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
