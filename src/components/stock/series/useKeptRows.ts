'use client'

import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../ui/requests/api'
import { createAttempt, type Attempt, type OpenWish } from '../../ui/requests/attempt'
import type { MovementType } from '@/domain/stock/movementType'
import { keepSeries, readKeptSeries, type KeptSeries } from './keptSeries'
import type { SeriesRow } from './seriesRows'

/**
 * Stores a series over a reload of its page, together with the idempotency key of a posting without
 * response, so that retrying posts nothing twice. Leaving the page discards it, after a
 * confirmation.
 * @returns the attempt to post with
 */
export const useKeptRows = (args: {
  person: string
  series: Omit<KeptSeries, 'open'>
  setType: (type: MovementType) => void
  setRows: (rows: readonly SeriesRow[]) => void
}): Attempt => {
  const { person, series, setType, setRows } = args
  const { type, rows, locale } = series
  const latest = useRef(series)
  latest.current = series
  const [{ open, attempt }] = useState(() => {
    let wish: OpenWish | null = null
    const open = {
      get current() {
        return wish
      },
      // Stored before the request is sent.
      set current(next: OpenWish | null) {
        wish = next
        keepSeries(person, { ...latest.current, open: next })
      },
    }
    return { open, attempt: createAttempt(callApi, open) }
  })
  const isRestored = useRef(false)
  useEffect(() => {
    const kept = isRestored.current ? null : readKeptSeries(person, locale)
    isRestored.current = true
    if (kept) {
      latest.current = kept
      open.current = kept.open
      setType(kept.type)
      setRows(kept.rows)
    }
    return () => keepSeries(person, { ...latest.current, rows: [], open: null })
    // Once on mount and on unmount.
  }, [])
  useEffect(() => {
    if (isRestored.current) keepSeries(person, { type, rows, locale, open: open.current })
  }, [person, type, rows, locale, open])
  return attempt
}
