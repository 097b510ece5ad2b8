import { useEffect, useState } from 'react'

import { callApi } from '../../ui/requests/api'
import { MAX_LIMIT } from '@/domain/lists/pageSizes'
import { idOf } from '@/domain/shared/idOf'

import { useTenderId } from './rows/useTenderTerms'

type Held = {
  docs: { stockCard: unknown; remainingQuantity?: number | null }[]
  hasNextPage?: boolean
}

/**
 * Open reserved quantities of this tender, by card.
 * @returns null while loading, and for readers who may not see them
 */
export const useOpenDeliveries = (isAsked: boolean): ReadonlyMap<string, number> | null => {
  const id = useTenderId()
  const [held, setHeld] = useState<ReadonlyMap<string, number> | null>(null)
  useEffect(() => {
    if (!isAsked || !id) return
    const asking = new AbortController()
    const { signal } = asking
    const query = new URLSearchParams([
      ['where[tender][equals]', String(id)],
      ['where[status][equals]', 'active'],
      ['select[stockCard]', 'true'],
      ['select[remainingQuantity]', 'true'],
      ['depth', '0'],
      ['limit', String(MAX_LIMIT)],
    ])
    void callApi<Held>(`/api/stock-reservations?${query}`, { signal }).then((outcome) => {
      if (signal.aborted || !outcome.ok || outcome.data.hasNextPage) return
      const { docs } = outcome.data
      if (docs.some(({ stockCard, remainingQuantity }) => !stockCard || remainingQuantity == null))
        return
      setHeld(new Map(docs.map((doc) => [String(idOf(doc.stockCard)), doc.remainingQuantity ?? 0])))
    })
    return () => asking.abort()
  }, [id, isAsked])
  return held
}
