export const MOVEMENT_TYPES = ['in', 'out'] as const
export type MovementType = (typeof MOVEMENT_TYPES)[number]

/** The direction of the movement that undoes this one. */
export const oppositeOf = (type: MovementType): MovementType => (type === 'in' ? 'out' : 'in')
