import { notFound } from 'next/navigation'

import { CountPage } from '@/components/stock/counts/CountPage'

import { Framed } from '../frame/Framed'
import { readCount } from '@/queries/stock/counts/readCount'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-counts/view/{id}`: a count, what it found and what comes next. */
export const CountView = async (view: View) => {
  const page = await viewPage(view)
  const count = await readCount(page)
  if (!count) notFound()
  return (
    <Framed>
      <CountPage count={count} locale={page.locale} />
    </Framed>
  )
}
