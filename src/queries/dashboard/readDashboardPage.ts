import { DASHBOARD_RIGHTS, nameOfRight } from '@/present/dashboard/dashboardRights'
import { readPeriod } from '@/domain/dashboard/period'
import { siteOf } from '../settings/siteOf'
import type { ViewPage } from '../shared/viewPage'
import { readDashboard } from './readDashboard'

/** In the company's time zone, so that server and browser render the same text. */
const partOfDayAt = (now: Date, timeZone: string): 'morning' | 'day' | 'evening' => {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const hour = Number(format.format(now))
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}

/**
 * Initial data of the dashboard: the figures its reader may see.
 * @param period of the address, any value
 */
export const readDashboardPage = async ({ req, may }: ViewPage, period: unknown) => {
  const { timeZone } = await siteOf(req.payload)
  const now = new Date()
  return {
    initial: await readDashboard(req, { period: readPeriod(period), now }),
    name: req.user && 'name' in req.user ? String(req.user.name) : '',
    partOfDay: partOfDayAt(now, timeZone),
    rights: DASHBOARD_RIGHTS.filter(may).map(nameOfRight),
    timeZone,
  }
}
