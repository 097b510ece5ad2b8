import { PeriodsPage } from '@/components/stock/periods/PeriodsPage'
import { siteOf } from '@/queries/settings/siteOf'
import { readClosings } from '@/queries/stock/readClosings'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-periods`: up to which day stock is closed; for readers of closings, as its route says. */
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
