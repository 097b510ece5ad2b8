import { notFound } from 'next/navigation'

import { MovementPage } from '@/components/stock/MovementPage'

import { Framed } from '../frame/Framed'
import { readMovement } from '@/queries/stock/readMovement'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-movements/view/{id}`: a posted row of the ledger and what takes it back. */
export const MovementView = async (view: View) => {
  const page = await viewPage(view)
  const movement = await readMovement(page)
  if (!movement) notFound()
  return (
    <Framed>
      <MovementPage locale={page.locale} movement={movement} />
    </Framed>
  )
}
