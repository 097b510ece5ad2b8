import { notFound } from 'next/navigation'

import { PriceChangePage } from '@/components/stock/prices/PriceChangePage'

import { Framed } from '../frame/Framed'
import { readPriceChange } from '@/queries/stock/readPriceChange'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/price-changes/view/{id}`: prices that were changed at once, each with what it was. */
export const PriceChangeView = async (view: View) => {
  const page = await viewPage(view)
  const change = await readPriceChange(page)
  if (!change) notFound()
  return (
    <Framed>
      <PriceChangePage change={change} locale={page.locale} />
    </Framed>
  )
}
