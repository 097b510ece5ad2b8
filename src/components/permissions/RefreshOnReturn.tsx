'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Asks the server again when the reader comes back to the page: rights may have changed meanwhile. */
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
