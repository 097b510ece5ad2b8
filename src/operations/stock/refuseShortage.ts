import { Refusal } from '@/domain/shared/refusal'
import type { Numeric } from '@/domain/shared/money'
import { shortageOf } from '@/domain/stock/availability'
import type { CardFigures } from './lockCard'

/** A shortage of one card; integrators read it in `shortages[]`. */
export type ShortageOfCard = { card: number; name: string; wanted: number; available: number }

/** The shortage of a locked card, or null. `ownReservation` counts as available to its owner. */
export const shortageOfCard = (
  card: CardFigures,
  wanted: Numeric,
  ownReservation: Numeric = 0,
): ShortageOfCard | null => {
  const shortage = shortageOf({ ...card, wanted, ownReservation })
  if (!shortage) return null
  const { available } = shortage
  return {
    card: card.id,
    name: card.name,
    wanted: shortage.wanted.toNumber(),
    available: available.toNumber(),
  }
}

/** Throws `insufficientStock` (409), marking the field with the quantity. */
export const refuseShortage = (
  card: CardFigures,
  wanted: Numeric,
  ownReservation: Numeric = 0,
): void => {
  const shortage = shortageOfCard(card, wanted, ownReservation)
  if (!shortage) return
  throw new Refusal('insufficientStock', {
    data: shortage,
    fields: [{ path: 'quantity', code: 'insufficientStock', data: shortage }],
  })
}
