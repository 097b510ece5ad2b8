'use client'

import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'

import { DeliveryRow } from './DeliveryRow'
import './deliveries.css'
import type { TenderDelivery } from '@/present/tenders/tenderSheet'

type Props = { tender: Id; deliveries: readonly TenderDelivery[] }

/** The deliveries of a tender, each with its note. */
export const DeliveryList = ({ tender, deliveries }: Props) => {
  const t = useT()
  return (
    <ul aria-label={t('deliveries.list')} className="deliveries__list">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.number} delivery={delivery} tender={tender} />
      ))}
    </ul>
  )
}
