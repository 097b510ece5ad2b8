'use client'

import { useEffect, useState } from 'react'

import { readApi } from '../ui/requests/api'

import type { RecordId } from './stockFacts'

/** Current quantities of a card, if the reader may see them. */
export type PartStock = {
  id: RecordId
  currentQuantity?: number
  availableQuantity?: number
  allowNoStock?: boolean | null
}

const NONE: ReadonlyMap<RecordId, PartStock> = new Map()

/** Quantities of the cards of a group, requested once for each set of cards. */
export const usePartFigures = (cards: readonly RecordId[]): ReadonlyMap<RecordId, PartStock> => {
  const [found, setFound] = useState(NONE)
  const asked = cards.join(',')
  useEffect(() => {
    if (asked === '') return
    const abort = new AbortController()
    const query = new URLSearchParams({
      depth: '0',
      pagination: 'false',
      'where[id][in]': asked,
      'select[currentQuantity]': 'true',
      'select[availableQuantity]': 'true',
      'select[allowNoStock]': 'true',
    })
    readApi<{ docs: PartStock[] }>(`/api/stock-cards?${query}`, abort.signal)
      .then(({ docs }) => setFound(new Map(docs.map((doc) => [doc.id, doc]))))
      // The form works without them.
      .catch(() => {})
    return () => abort.abort()
  }, [asked])
  return found
}
