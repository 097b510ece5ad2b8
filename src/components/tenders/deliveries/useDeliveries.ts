'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'
import type { PromisedCard } from '@/domain/stock/delivery'
import type { TenderDelivery } from '@/present/tenders/tenderSheet'

type Deliveries = { cards: PromisedCard[]; deliveries: TenderDelivery[] }

/**
 * The deliveries of a tender, and its open quantities.
 * @param status of the tender: approving and invoicing change both
 */
export const useDeliveries = (tender: Id | undefined, status: unknown) => {
  const [found, setFound] = useState<Deliveries | null>(
    tender === undefined ? { cards: [], deliveries: [] } : null,
  )
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    if (tender === undefined) return
    const answer = await callApi<Deliveries>(`/api/tenders/${tender}/deliveries`)
    setFailed(!answer.ok)
    if (answer.ok) setFound(answer.data)
  }, [tender])
  useEffect(() => {
    void reload()
  }, [reload, status])
  return { found, hasFailed, reload }
}
