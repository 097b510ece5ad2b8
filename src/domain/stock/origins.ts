/**
 * What made a row of the ledger: entered by hand, a delivery of an approved tender, the invoice of
 * one, the reversal of another row, a count of the stock, or a group that was put together or taken
 * apart. It decides which step takes the row back.
 */
export const MOVEMENT_ORIGINS = [
  'manual',
  'delivery',
  'invoice',
  'reversal',
  'count',
  'assembly',
] as const
export type MovementOriginKind = (typeof MOVEMENT_ORIGINS)[number]

/** What made a reservation: a person, or the approval of a tender, which alone may end it. */
export const RESERVATION_ORIGINS = ['manual', 'approval'] as const
export type ReservationOrigin = (typeof RESERVATION_ORIGINS)[number]
