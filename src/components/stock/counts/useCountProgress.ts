'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { callApi } from '../../ui/requests/api'
import type { CountProgress } from '@/domain/stock/counting/countReadings'

const REFRESH_MS = 10_000

/** Progress of a count, reloaded after each entry and while others count as well. */
export const useCountProgress = (count: number, first: CountProgress) => {
  const [progress, setProgress] = useState(first)
  const isReading = useRef(false)
  const isWanted = useRef(false)
  const refresh = useCallback(async () => {
    isWanted.current = true
    if (isReading.current) return
    isReading.current = true
    while (isWanted.current) {
      isWanted.current = false
      const outcome = await callApi<CountProgress>(`/api/stock-counts/${count}/progress`)
      if (outcome.ok) setProgress(outcome.data)
    }
    isReading.current = false
  }, [count])
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return { progress, refresh }
}
