import { notFound } from 'next/navigation'

import { CardPage } from '@/components/stock/card/CardPage'
import { siteOf } from '@/queries/settings/siteOf'

import { Framed } from '../frame/Framed'
import { readCard } from '@/queries/stock/readCard'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-cards/view/{id}`: a card with its figures and the rows behind them. */
export const StockCardView = async (view: View) => {
  const page = await viewPage(view)
  const card = await readCard(page, view.query)
  if (!card) notFound()
  const { timeZone } = await siteOf(page.req.payload)
  return (
    <Framed>
      <CardPage card={card} locale={page.locale} timeZone={timeZone} />
    </Framed>
  )
}
