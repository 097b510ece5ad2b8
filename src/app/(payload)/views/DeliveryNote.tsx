import { notFound } from 'next/navigation'

import { DeliverySheet } from '@/components/tenders/deliveries/DeliverySheet'
import { viewPage } from '@/queries/shared/viewPage'
import { readDeliverySheet } from '@/queries/tenders/deliveries/readDeliverySheet'

import type { View } from './view'

/**
 * The page `/tenders/deliveries/{id}?no=`: the note of one delivery, the newest unless said, to read
 * and print in the reader's language or `?lang=`.
 */
export const DeliveryNote = async (view: View) => {
  const sheet = await readDeliverySheet(await viewPage(view), view.query)
  if (!sheet) notFound()
  return <DeliverySheet {...sheet} />
}
