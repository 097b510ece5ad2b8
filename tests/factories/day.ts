import { addDays, DEFAULT_TIME_ZONE, today as todayOf, type Day } from '@/domain/shared/day'

/**
 * Today as the company's calendar has it. Near midnight UTC names another day than Istanbul does, and
 * a test that asks UTC fails for three hours of each night.
 */
export const today = (): Day => todayOf({ now: new Date(), timeZone: DEFAULT_TIME_ZONE })

/** The day a number of days after today, or before it for a negative number. */
export const dayFromNow = (days: number): Day => addDays(today(), days)
