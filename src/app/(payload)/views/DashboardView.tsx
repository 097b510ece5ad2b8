import { Dashboard } from '@/components/dashboard/Dashboard'
import type { PartOfDay } from '@/components/dashboard/DashboardHeader'
import { DASHBOARD_RIGHTS, nameOfRight } from '@/present/dashboard/dashboardRights'
import { readPeriod } from '@/domain/dashboard/period'
import { readDashboard } from '@/queries/dashboard/readDashboard'
import { siteOf } from '@/queries/settings/siteOf'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** In the company's time zone, so that server and browser render the same text. */
const partOfDayAt = (now: Date, timeZone: string): PartOfDay => {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const hour = Number(format.format(now))
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}

/** `/dashboard`: reads what the visitor may see and draws it. */
export const DashboardView = async (view: View) => {
  const { req, may } = await viewPage(view)
  const { timeZone } = await siteOf(req.payload)
  const now = new Date()
  return (
    <Framed>
      <Dashboard
        initial={await readDashboard(req, { period: readPeriod(view.query.period), now })}
        name={req.user && 'name' in req.user ? String(req.user.name) : ''}
        partOfDay={partOfDayAt(now, timeZone)}
        rights={DASHBOARD_RIGHTS.filter(may).map(nameOfRight)}
        timeZone={timeZone}
      />
    </Framed>
  )
}
