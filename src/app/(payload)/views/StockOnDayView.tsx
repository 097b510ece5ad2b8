import { notFound } from 'next/navigation'

import { OnDayPage } from '@/components/stock/onDay/OnDayPage'

import { Framed } from '../frame/Framed'
import { readOnDay } from '@/queries/stock/readOnDay'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-on-day`: what there was of every card at the end of a day. */
export const StockOnDayView = async (view: View) => {
  const page = await viewPage(view)
  const sheet = await readOnDay(page, view.query)
  if (!sheet) notFound()
  return (
    <Framed>
      <OnDayPage
        canSearch={page.may(['read', 'stock-cards', 'name'])}
        locale={page.locale}
        sheet={sheet}
      />
    </Framed>
  )
}
