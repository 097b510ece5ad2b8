import { wallClockOf, type WallClock } from './day'

/**
 * The day and the time of an instant on the clocks of a time zone.
 *
 * @param instant ISO text with zone, as a stored moment is
 * @param timeZone IANA name; the company's, never the browser's
 * @returns null for what is no instant
 */
export const clockOf = (instant: unknown, timeZone: string): WallClock | null => {
  const date = typeof instant === 'string' ? new Date(instant) : null
  return date && !Number.isNaN(date.getTime()) ? wallClockOf(date, timeZone) : null
}

const asUtc = ({ day, time }: WallClock): number => Date.parse(`${day}T${time}:00.000Z`)

/** How far the clocks of a zone are ahead of UTC at an instant. */
const aheadAt = (instant: number, timeZone: string): number => {
  const clock = clockOf(new Date(instant).toISOString(), timeZone)
  return clock ? asUtc(clock) - Math.floor(instant / 60_000) * 60_000 : 0
}

/**
 * The instant at which the clocks of a time zone show a day and a time, as ISO text. Of two such
 * instants, when clocks are put back, one of them; of none, when they are put forward, the one
 * beside the gap.
 *
 * @param clock an existing day, and a time `HH:mm`
 * @param timeZone IANA name; the company's
 */
export const instantOf = (clock: WallClock, timeZone: string): string => {
  const wall = asUtc(clock)
  // The distance at the guess may be the one before or after clocks were changed.
  const guess = wall - aheadAt(wall, timeZone)
  return new Date(wall - aheadAt(guess, timeZone)).toISOString()
}
