/** A delivery that failed this often is dead: it needs a person. */
export const MOST_ATTEMPTS = 8

/** Seconds until the next try: a second at first, doubled each time, four minutes at most. */
export const secondsToWait = (attempts: number): number => Math.min(2 ** (attempts - 1), 240)
