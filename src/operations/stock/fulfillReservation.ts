import type { PayloadRequest } from 'payload'
import type { Currency } from '@/domain/shared/currency'
import { refuseQuantity, toDecimal, type Numeric } from '@/domain/shared/money'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { refuseDelivery } from '@/domain/stock/delivery'
import { inTransaction } from '../shared/transaction'
import { lockReservation, type OpenReservation } from './lockReservation'
import { postMovement } from './postMovement'
import { refuseFractions } from './refuseFractions'

const refuseIssue = (reservation: OpenReservation, wanted: Numeric): void => {
  const { remaining, tender, tenderStatus, stockCard } = reservation
  const path = 'quantity'
  const invalid = refuseQuantity(wanted)
  refuseFields([invalid ? { path, code: invalid } : null])
  const tooMuch = toDecimal(wanted).gt(toDecimal(remaining)) ? ('insufficientStock' as const) : null
  const code = tenderStatus
    ? refuseDelivery({ status: tenderStatus, wanted, left: remaining })
    : tooMuch
  const data = { card: stockCard, tender, wanted: Number(wanted), available: Number(remaining) }
  if (code) throw new Refusal(code, { data, fields: [{ path, code, data }] })
}

/**
 * Issues all or part of a reserved quantity: posts the movement, which consumes the reservation.
 * For a reservation made by an approval this is a delivery, and counts against the tender's demand.
 * @param quantity in the card's unit; everything left by default
 * @param price a unit, in `currencyType`; `currencyRate` lira per unit, required for foreign
 *   currencies
 * @returns the posted movement
 * @throws Refusal `notFound`, `reservationNotActive`, `tenderNotApproved`, `moreThanOrdered`,
 *   `insufficientStock`, `invalidInput` by field
 */
export const fulfillReservation = ({
  req,
  id,
  quantity,
  price,
  currencyType,
  currencyRate,
}: {
  req: PayloadRequest
  id: number
  quantity?: number | null
  price: number
  currencyType: Currency
  currencyRate?: number | null
}) =>
  inTransaction(req, async () => {
    const reservation = await lockReservation(req, id)
    const { stockCard, remaining, tender, project } = reservation
    const wanted = quantity ?? Number(remaining)
    refuseIssue(reservation, wanted)
    // For counted units a partial quantity must be whole; the rest may be a fraction (parts of
    // groups).
    const isRest = toDecimal(wanted).equals(toDecimal(remaining))
    if (!isRest) await refuseFractions(req, [{ path: 'quantity', stockCard, quantity: wanted }])
    return postMovement({
      req,
      movement: {
        stockCard,
        type: 'out',
        quantity: wanted,
        price,
        currencyType,
        currencyRate: currencyRate ?? null,
        tender,
        project,
      },
      origin: { reservationId: id, ownReservation: wanted },
    })
  })
