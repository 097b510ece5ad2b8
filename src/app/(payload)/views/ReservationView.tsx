import { notFound } from 'next/navigation'

import { ReservationPage } from '@/components/stock/ReservationPage'

import { Framed } from '../frame/Framed'
import { readReservation } from './readReservation'
import type { View } from './view'
import { viewPage } from './viewPage'

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
