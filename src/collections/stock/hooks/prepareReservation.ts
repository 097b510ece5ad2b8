import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { dayFromStored, dayToStored, type Day } from '@/domain/shared/day'
import { changedFields } from '@/domain/shared/fieldValue'
import { idOf, type Id } from '@/domain/shared/idOf'
import { refuseQuantity } from '@/domain/shared/money'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { finalReservationFields, hasReservationEnded } from '@/domain/stock/finalFields'
import type { ReservationOrigin } from '@/domain/stock/origins'
import { refuseReservedUntil } from '@/domain/stock/reservation'
import { companyToday } from '@/queries/settings/companyToday'
import { refuseArchivedCard } from '@/operations/stock/archive/refuseArchivedCard'
import { lockCard } from '@/operations/stock/lockCard'
import { refuseFractions } from '@/operations/stock/refuseFractions'
import {
  readReservationTerms,
  refuseExpiredTender,
  refuseOver,
} from '@/operations/stock/refuseOver'
import { refuseShortage, shortageOfCard } from '@/operations/stock/refuseShortage'
import { refuseSettledTender } from '@/operations/shared/refuseLockedTender'

type Values = Record<string, unknown>

/** Fields of a reservation that are final, by its origin and status. */
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

/**
 * A changed last day must be in the future, and needs an active reservation; an unchanged one may
 * be past.
 */
const refuseDay = async (req: PayloadRequest, data: Values, original: Values | undefined) => {
  const isChosen = changedFields({ reservedUntil: 'day' }, data, original ?? {}).length > 0
  if (!isChosen) return
  const reservedUntil = dayFromStored(data.reservedUntil)
  const code = refuseReservedUntil({ reservedUntil, today: await companyToday(req) })
  refuseFields([code ? { path: 'reservedUntil', code } : null])
  if (original) await refuseOver(req, original.id as number)
}

/**
 * The last day of a reservation: that of its tender unless another one is given.
 * @param validUntil of the tender it is for
 */
const withLastDay = <Data extends Values>(data: Data, validUntil: Day | null): Data =>
  validUntil && dayFromStored(data.reservedUntil) === null
    ? { ...data, reservedUntil: dayToStored(validUntil) }
    : data

/**
 * As `withLastDay`, for an update, in which the day may be cleared: without an end where the tender
 * is accepted.
 */
const withKeptLastDay = async (req: PayloadRequest, data: Values, original: Values) => {
  if (data.reservedUntil === undefined || dayFromStored(data.reservedUntil) !== null) return data
  const terms = await readReservationTerms(req, original.id as number)
  return terms?.status === 'active' || terms?.status === 'waiting'
    ? withLastDay(data, terms.isAccepted ? null : terms.validUntil)
    : data
}

/**
 * A manual reservation is refused for a tender that is approved, which already reserves exactly its
 * demand, or has ended.
 */
const ofOpenTender = async <Data extends Values>(
  req: PayloadRequest,
  data: Data,
): Promise<Data> => {
  const tender = idOf(data.tender)
  if (tender === null) return data
  await refuseSettledTender(req, tender, 'tender')
  return withLastDay(data, await refuseExpiredTender(req, tender as number, 'tender'))
}

/**
 * Checks a new reservation against the available quantity of its card, under the card's lock. With
 * too little stock, one that may wait is stored as waiting. The quantity of a reservation never
 * changes afterwards: it is released and another one is made.
 */
export const prepareReservation: CollectionBeforeChangeHook = async (call) => {
  const { operation, originalDoc, req } = call
  if (operation === 'update') {
    const data = await withKeptLastDay(req, call.data, originalDoc)
    refuseFinal(data, originalDoc)
    await refuseDay(req, data, originalDoc)
    // `waits` is only read at creation.
    return { ...data, waits: originalDoc.waits }
  }
  const data = await ofOpenTender(req, call.data)
  await refuseDay(req, data, undefined)
  const code = refuseQuantity(data.quantity)
  const cardId = idOf(data.stockCard)
  refuseFields([
    code ? { path: 'quantity', code } : null,
    cardId === null ? { path: 'stockCard', code: 'required' } : null,
  ])
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
