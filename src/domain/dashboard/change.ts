/** How a number moved from one period to the next. */
export type Change = {
  direction: 'up' | 'down' | 'same'
  /** Whole per cent of the earlier number, never negative; null when that number was 0. */
  percent: number | null
}

const directionOf = (difference: number): Change['direction'] => {
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}

/**
 * Compares a number with that of the period before.
 * @returns null when both are 0
 */
export const changeOf = ({ now, before }: { now: number; before: number }): Change | null => {
  if (now === 0 && before === 0) return null
  const percent = before === 0 ? null : Math.round((Math.abs(now - before) / before) * 100)
  // A change that rounds to 0 % counts as unchanged: "0 % up" contradicts itself.
  return { direction: percent === 0 ? 'same' : directionOf(now - before), percent }
}

/** The difference of two rates in points: 40 % after 35 % is five points up. */
export const pointsOf = (args: { now: number | null; before: number | null }): Change | null => {
  if (args.now === null || args.before === null) return null
  const difference = args.now - args.before
  return { direction: directionOf(difference), percent: Math.abs(difference) }
}
