'use client'

import { useEffect, useState } from 'react'

import { callApi } from '../../ui/requests/api'
import { useT } from '@/components/ui/useT'

import type { Explanation } from '@/present/record/explanation'

/**
 * Reads why a number is what it is.
 * @param of record and field: `stock-cards/5/averageCost`
 */
export const useExplanation = (of: string) => {
  const t = useT()
  const [found, setFound] = useState<{ explanation?: Explanation; problem?: string }>({})
  useEffect(() => {
    const asking = new AbortController()
    const read = async () => {
      const { signal } = asking
      const query = new URLSearchParams({ of })
      const outcome = await callApi<Explanation>(`/api/explain?${query}`, { signal })
      if (signal.aborted) return
      setFound(
        outcome.ok
          ? { explanation: outcome.data }
          : { problem: outcome.message ?? t('common.connectionFailed') },
      )
    }
    void read()
    return () => asking.abort()
  }, [of, t])
  return found
}
