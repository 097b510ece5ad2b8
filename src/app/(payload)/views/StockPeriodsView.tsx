import { PeriodsPage } from '@/components/stock/periods/PeriodsPage'
import { siteOf } from '@/queries/settings/siteOf'
import { readClosings } from '@/queries/stock/readClosings'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-periods`: the day up to which stock is closed, for users who may read closings. */
export const StockPeriodsView = async (view: View) => {
  const { req, locale, may } = await viewPage(view)
  const [rows, { closedUntil, timeZone, today }] = await Promise.all([
    readClosings(req),
    siteOf(req.payload),
  ])
  const sheet = {
    closedUntil,
    rows,
    today,
    mayClose: may(['closePeriods', 'stock-closings']),
    mayReopen: may(['reopenPeriods', 'stock-closings']),
  }
  return (
    <Framed>
      <PeriodsPage locale={locale} sheet={sheet} timeZone={timeZone} />
    </Framed>
  )
}
