import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/staffOf'
import { dayFromStored } from '@/domain/shared/day'
import { changedFields } from '@/domain/shared/fieldValue'
import { idOf, type Id } from '@/domain/shared/idOf'
import { refuseQuantity } from '@/domain/shared/money'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { finalReservationFields, hasReservationEnded } from '@/domain/stock/finalFields'
import type { ReservationOrigin } from '@/domain/stock/origins'
import { refuseReservedUntil } from '@/domain/stock/reservation'
import { companyToday } from '@/operations/settings/companyToday'
import { refuseArchivedCard } from '@/operations/stock/archive/refuseArchivedCard'
import { lockCard } from '@/operations/stock/lockCard'
import { refuseFractions } from '@/operations/stock/refuseFractions'
import { refuseExpiredTender, refuseOver } from '@/operations/stock/refuseOver'
import { refuseShortage, shortageOfCard } from '@/operations/stock/refuseShortage'
import { refuseLockedTender } from '@/operations/tenders/refuseLockedTender'

type Values = Record<string, unknown>

/** What a reservation holds, what an approval reserved and what is over stays as it is. */
const refuseFinal = (data: Values, original: Values) => {
  const origin = original.origin as ReservationOrigin
  const { status } = original
  const touched = changedFields(finalReservationFields({ origin, status }), data, original)
  const isOver = hasReservationEnded(status)
  if (origin !== 'approval' || isOver) {
    const code = isOver ? 'reservationNotActive' : 'movementIsFinal'
    return refuseFields(touched.map((path) => ({ path, code })))
  }
  const code = 'reservationBelongsToTender'
  if (touched.length > 0)
    throw new Refusal(code, {
      data: { tender: idOf(original.tender) },
      fields: touched.map((path) => ({ path, code })),
    })
}

/** A last day that is chosen now lies ahead, of a row that is not over; the one it has may pass. */
const refuseDay = async (req: PayloadRequest, data: Values, original: Values | undefined) => {
  const isChosen = changedFields({ reservedUntil: 'day' }, data, original ?? {}).length > 0
  if (!isChosen) return
  const reservedUntil = dayFromStored(data.reservedUntil)
  const code = refuseReservedUntil({ reservedUntil, today: await companyToday(req) })
  refuseFields([code ? { path: 'reservedUntil', code } : null])
  if (original) await refuseOver(req, original.id as number)
}

/**
 * Checks a new reservation against what its card has available, under the card's lock; one that may
 * wait waits where there is too little. What a
 * reservation holds never changes afterwards: release it and make another.
 */
export const prepareReservation: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  if (operation === 'update') {
    refuseFinal(data, originalDoc)
    await refuseDay(req, data, originalDoc)
    // Asked once, when it is made.
    return { ...data, waits: originalDoc.waits }
  }
  await refuseDay(req, data, undefined)
  const code = refuseQuantity(data.quantity)
  const cardId = idOf(data.stockCard)
  refuseFields([
    code ? { path: 'quantity', code } : null,
    cardId === null ? { path: 'stockCard', code: 'required' } : null,
  ])
  const tender = idOf(data.tender)
  // An approved tender holds exactly what it sells, and an ended one nothing.
  if (tender !== null) {
    await refuseLockedTender(req, tender, 'tender')
    await refuseExpiredTender(req, tender as number, 'tender')
  }
  const card = await lockCard(req, cardId as Id)
  refuseArchivedCard(card)
  const { stockCard, quantity } = data
  await refuseFractions(req, [{ path: 'quantity', stockCard, quantity }])
  const reservedBy = staffIdOf(req)
  if (data.waits === true && shortageOfCard(card, quantity))
    return { ...data, status: 'waiting', remainingQuantity: 0, reservedBy }
  refuseShortage(card, quantity)
  return { ...data, status: 'active', remainingQuantity: data.quantity, reservedBy }
}
