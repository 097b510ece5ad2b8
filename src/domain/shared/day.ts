/** A calendar day `YYYY-MM-DD`, without time or zone. Days compare as texts: `a < b`. */
export type Day = string

export const DEFAULT_TIME_ZONE = 'Europe/Istanbul'

const MS_OF_DAY = 86_400_000
const startOf = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`)

/** True for a day that exists in the calendar (`2025-02-29` does not). */
export const isDay = (value: unknown): value is Day => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const start = startOf(value)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(value)
}

/** True for a day that records may hold; days outside are typing errors. */
export const isKeptDay = (day: Day): boolean => day >= '1900-01-01' && day < '2200-01-01'

/** True for a day that exists and that records may hold. */
export const isRecordDay = (value: unknown): value is Day => isDay(value) && isKeptDay(value)

/**
 * The day a number of calendar days later, or earlier for a negative number.
 *
 * @throws RangeError when the result leaves the years 0000–9999 or the day does not exist
 */
export const addDays = (day: Day, days: number): Day => {
  if (!isDay(day)) throw new RangeError('not a day')
  const later = new Date(startOf(day) + days * MS_OF_DAY).toISOString().slice(0, 10)
  if (!isDay(later)) throw new RangeError('beyond the calendar')
  return later
}

/**
 * The same day of a later month, or its last day where it is shorter: a month after 31 January is
 * 28 or 29 February, two months after it 31 March.
 */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last), 12))
  return moved.toISOString().slice(0, 10)
}

/** Calendar days from one day to another; negative when `to` is the earlier one. */
export const daysBetween = ({ from, to }: { from: Day; to: Day }): number =>
  Math.round((startOf(to) - startOf(from)) / MS_OF_DAY)

// Creating a formatter costs far more than using one: lists need one per row, requests one each.
const formatters = new Map<string, Intl.DateTimeFormat>()
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

/** True for a time zone that the runtime supports. */
export const isTimeZone = (value: unknown): value is string => {
  if (typeof value !== 'string') return false
  try {
    formatterOf(value)
    return true
  } catch {
    return false
  }
}

/** A day and a time in some time zone: `2026-03-01` and `14:30`. */
export type WallClock = { day: Day; time: string }

/**
 * The day and the time of an instant in a time zone.
 * @throws RangeError for an invalid instant or zone
 */
export const wallClockOf = (instant: Date, timeZone: string): WallClock => {
  const parts = formatterOf(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/**
 * The calendar day of an instant in a time zone.
 *
 * @param instant a Date or ISO text with zone
 * @param timeZone IANA name; the company's, never the browser's
 * @throws RangeError for an invalid instant or zone
 */
export const dayOf = ({ instant, timeZone }: { instant: string | Date; timeZone: string }): Day =>
  wallClockOf(new Date(instant), timeZone).day

/** The company's current day: that of `now` in its time zone. */
export const today = ({ now, timeZone }: { now: Date; timeZone: string }): Day =>
  dayOf({ instant: now, timeZone })

/** The year of a day, for numbering. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4))

const isValid = (date: Date): boolean => !Number.isNaN(date.getTime())

/** A day as it is stored in a Payload `date` field: noon UTC. */
export const dayToStored = (day: Day): string => `${day}T12:00:00.000Z`

/**
 * The day of a stored `date` field, whose text starts with it. The time zone plays no part: noon
 * UTC is already the next day in Kiritimati.
 *
 * @returns null for an empty or impossible value
 */
export const dayFromStored = (value: unknown): Day | null => {
  const text = value instanceof Date && isValid(value) ? value.toISOString() : value
  if (typeof text !== 'string') return null
  const [day] = text.split('T')
  return isDay(day) ? day : null
}

/** The day of the week: 0 on Sunday, 6 on Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00.000Z`).getUTCDay()

/** True from Monday to Friday, holidays or not. */
export const isWeekday = (day: Day): boolean => ![0, 6].includes(weekdayOf(day))

/**
 * Official holidays of Turkey with a fixed date, `MM-DD` (Law 2429, articles 1 and 2). Religious ones
 * move and are announced each year; the afternoon of 28 October is half a working day.
 */
const HOLIDAYS: ReadonlySet<string> = new Set([
  ...['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'],
])

/** True from Monday to Friday, except on an official holiday of Turkey with a fixed date. */
export const isWorkingDay = (day: Day): boolean => isWeekday(day) && !HOLIDAYS.has(day.slice(5))

const lastUntil = (day: Day, counts: (day: Day) => boolean): Day => {
  let last = day
  while (!counts(last)) last = addDays(last, -1)
  return last
}

/** The last working day of Turkey on or before a day. */
export const workingDayUntil = (day: Day): Day => lastUntil(day, isWorkingDay)

/** The last day from Monday to Friday on or before a day, whatever country it is for. */
export const weekdayUntil = (day: Day): Day => lastUntil(day, isWeekday)

/**
 * The Sunday of a day's week. Weeks start on Monday in every language: the company uses one
 * calendar.
 */
export const lastOfWeek = (day: Day): Day => addDays(day, (7 - weekdayOf(day)) % 7)
