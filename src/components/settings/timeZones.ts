export type TimeZone = { value: string; label: string }

const offsetOf = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** A time zone as it is offered: its name with what it is ahead of or behind Greenwich now. */
export const labelOfTimeZone = (timeZone: string, now: Date): string =>
  `${timeZone.replaceAll('_', ' ')} (${offsetOf(timeZone, now)})`

/** Every time zone this machine knows, by name. */
export const timeZones = (now: Date): TimeZone[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: labelOfTimeZone(value, now),
  }))
