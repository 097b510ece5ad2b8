import { extendReservation } from '@/operations/stock/extendReservation'
import { fulfillReservation } from '@/operations/stock/fulfillReservation'
import { moveReservation } from '@/operations/stock/moveReservation'
import { releaseReservation } from '@/operations/stock/releaseReservation'
import { leaveWaiting, takeReservation } from '@/operations/stock/takeReservation'
import { reverseMovement } from '@/operations/stock/reverseMovement'
import { postedDelivery } from '@/queries/tenders/deliveries/postedDelivery'
import { idOf } from '@/domain/shared/idOf'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** A posted movement is never changed, only reversed. */
export const movementEndpoints = commandEndpoints('stock-movements', {
  reverse: ({ body, ...call }) => reverseMovement({ ...call, ...body }),
})

type Fulfilment = Parameters<typeof fulfillReservation>[0]

/** Issuing the quantity reserved for a tender is a delivery of the tender. */
const fulfill = async (call: Fulfilment) => {
  const movement = await fulfillReservation(call)
  const tender = idOf(movement.tender)
  return tender === null
    ? movement
    : { ...movement, ...(await postedDelivery(call.req, Number(tender))) }
}

/** The commands of a reservation: take, issue, extend, move, release, stop waiting. */
export const reservationEndpoints = commandEndpoints('stock-reservations', {
  take: takeReservation,
  fulfill: ({ body, ...call }) => fulfill({ ...call, ...body }),
  extend: ({ body, ...call }) => extendReservation({ ...call, ...body }),
  move: ({ body, ...call }) => moveReservation({ ...call, ...body }),
  release: releaseReservation,
  leave: leaveWaiting,
})
