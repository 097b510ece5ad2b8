import { notFound } from 'next/navigation'

import { ToOrderPage } from '@/components/stock/toOrder/ToOrderPage'

import { Framed } from '../frame/Framed'
import { readToOrderSheet } from '@/queries/stock/toOrder/readToOrderSheet'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-to-order`: what there will be too little of, and how much of it to order. */
export const StockToOrderView = async (view: View) => {
  const page = await viewPage(view)
  const sheet = await readToOrderSheet(page, view.query)
  if (!sheet) notFound()
  return (
    <Framed>
      <ToOrderPage locale={page.locale} sheet={sheet} />
    </Framed>
  )
}
