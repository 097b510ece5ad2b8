export type TimeZone = { value: string; label: string }

const offsetOf = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** A time zone with its current UTC offset. */
export const labelOfTimeZone = (timeZone: string, now: Date): string =>
  `${timeZone.replaceAll('_', ' ')} (${offsetOf(timeZone, now)})`

/** Every time zone of the JavaScript runtime, by name. */
export const timeZones = (now: Date): TimeZone[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: labelOfTimeZone(value, now),
  }))
