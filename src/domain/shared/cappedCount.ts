/** From this count on all badges look the same. */
export const COUNT_CAP = 100

/** A count as a badge shows it: `7`, and `99+` from the cap on. */
export const cappedCount = (count: number): string =>
  count < COUNT_CAP ? String(count) : `${COUNT_CAP - 1}+`
