import type { GlobalSlug, Payload } from 'payload'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/domain/shared/day'
import type { DrawnColumn } from './drawnColumns'

/** Lists that ask what day it is: for filters and for what has run out. */
const DAY_DEPENDENT = ['tenders', 'company-projects']

/** The company's time zone (design decision 11); not asked for where no clock is read. */
export const companyTimeZone = async (args: {
  payload: Payload
  slug: string
  columns: readonly DrawnColumn[]
}): Promise<string> => {
  const needsClock =
    DAY_DEPENDENT.includes(args.slug) ||
    args.columns.some(({ column }) => column.kind === 'dateTime')
  if (!needsClock) return DEFAULT_TIME_ZONE
  const settings = (await args.payload.findGlobal({
    slug: 'settings' as GlobalSlug,
    depth: 0,
    select: { timeZone: true },
  })) as { timeZone?: unknown }
  return isTimeZone(settings.timeZone) ? settings.timeZone : DEFAULT_TIME_ZONE
}
