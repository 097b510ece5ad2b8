'use client'

import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/**
 * The current time for "3 minutes ago", updated while the page stays open.
 * @param first the server's time, so that hydration renders the same text
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
