/**
 * Origin of a ledger row: entered by hand, a delivery of an approved tender, its invoice, the
 * reversal of another row, a stock count, or the assembly or disassembly of a group. It decides
 * which step reverses the row.
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

/** Origin of a reservation: a person, or the approval of a tender, which alone may end it. */
export const RESERVATION_ORIGINS = ['manual', 'approval'] as const
export type ReservationOrigin = (typeof RESERVATION_ORIGINS)[number]
