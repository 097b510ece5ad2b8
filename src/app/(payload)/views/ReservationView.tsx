import { notFound } from 'next/navigation'

import { ReservationPage } from '@/components/stock/ReservationPage'

import { Framed } from '../frame/Framed'
import { readReservation } from '@/queries/stock/readReservation'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-reservations/view/{id}`: what is held, for whom and until when. */
export const ReservationView = async (view: View) => {
  const page = await viewPage(view)
  const reservation = await readReservation(page)
  if (!reservation) notFound()
  return (
    <Framed>
      <ReservationPage locale={page.locale} reservation={reservation} />
    </Framed>
  )
}
