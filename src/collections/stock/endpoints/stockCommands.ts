import { extendReservation } from '@/operations/stock/extendReservation'
import { fulfillReservation } from '@/operations/stock/fulfillReservation'
import { moveReservation } from '@/operations/stock/moveReservation'
import { releaseReservation } from '@/operations/stock/releaseReservation'
import { leaveWaiting, takeReservation } from '@/operations/stock/takeReservation'
import { reverseMovement } from '@/operations/stock/reverseMovement'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** A posted row is never changed: it is reversed. */
export const movementEndpoints = commandEndpoints('stock-movements', {
  reverse: ({ body, ...call }) => reverseMovement({ ...call, ...body }),
})

/** What is held is handed over, held for longer or for another, or given back. */
export const reservationEndpoints = commandEndpoints('stock-reservations', {
  take: takeReservation,
  fulfill: ({ body, ...call }) => fulfillReservation({ ...call, ...body }),
  extend: ({ body, ...call }) => extendReservation({ ...call, ...body }),
  move: ({ body, ...call }) => moveReservation({ ...call, ...body }),
  release: releaseReservation,
  leave: leaveWaiting,
})
