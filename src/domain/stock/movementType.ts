export const MOVEMENT_TYPES = ['in', 'out'] as const
export type MovementType = (typeof MOVEMENT_TYPES)[number]

/** The direction of a reversal. */
export const oppositeOf = (type: MovementType): MovementType => (type === 'in' ? 'out' : 'in')
