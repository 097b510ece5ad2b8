'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reloads when the page becomes visible again: rights may have changed meanwhile. */
export const RefreshOnReturn = () => {
  const router = useRouter()
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [router])
  return null
}
