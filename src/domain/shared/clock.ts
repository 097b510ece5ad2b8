import { wallClockOf, type WallClock } from './day'

/**
 * The day and the time of an instant in a time zone.
 *
 * @param instant ISO text with zone, as a stored moment is
 * @param timeZone IANA name; the company's, never the browser's
 * @returns null for an invalid instant
 */
export const clockOf = (instant: unknown, timeZone: string): WallClock | null => {
  const date = typeof instant === 'string' ? new Date(instant) : null
  return date && !Number.isNaN(date.getTime()) ? wallClockOf(date, timeZone) : null
}

const asUtc = ({ day, time }: WallClock): number => Date.parse(`${day}T${time}:00.000Z`)

/** Offset of a zone from UTC at an instant. */
const aheadAt = (instant: number, timeZone: string): number => {
  const clock = clockOf(new Date(instant).toISOString(), timeZone)
  return clock ? asUtc(clock) - Math.floor(instant / 60_000) * 60_000 : 0
}

/**
 * The instant of a day and a time in a time zone, as ISO text. When clocks are put back, one of the
 * two matching instants; when they are put forward, one next to the gap.
 *
 * @param clock an existing day, and a time `HH:mm`
 * @param timeZone IANA name; the company's
 */
export const instantOf = (clock: WallClock, timeZone: string): string => {
  const wall = asUtc(clock)
  // The offset at the guess may be that before or after the change of clocks.
  const guess = wall - aheadAt(wall, timeZone)
  return new Date(wall - aheadAt(guess, timeZone)).toISOString()
}
