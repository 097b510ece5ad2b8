import type { Payload } from 'payload'
import { isTimeZone, today, type Day } from '@/domain/shared/day'

/** Today for the company, in the time zone of the settings. */
export const companyToday = async (payload: Payload): Promise<Day> => {
  const { timeZone } = (await payload.findGlobal({ slug: 'settings', depth: 0 })) as {
    timeZone?: unknown
  }
  return today({ now: new Date(), ...(isTimeZone(timeZone) && { timeZone }) })
}
