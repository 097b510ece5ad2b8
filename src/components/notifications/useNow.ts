'use client'

import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/**
 * The present moment for "3 minutes ago", kept up while the page stays open.
 * @param first of the server, so that both draw the same words at first
 */
export const useNow = (first?: string): Date => {
  const [now, setNow] = useState(() => (first ? new Date(first) : new Date()))
  useEffect(() => {
    const tick = () => setNow(new Date())
    const first = setTimeout(tick)
    const every = setInterval(tick, STEP_MS)
    return () => {
      clearTimeout(first)
      clearInterval(every)
    }
  }, [])
  return now
}
