'use client'

import { useEffect } from 'react'
import { searchOf, type ListState } from './listState'

/**
 * Keeps the address equal to what is shown, page size and sort from preferences included, so that
 * it can be shared. Payload's provider writes the address too, from a copy that forgets what the
 * back button did: hence right after it.
 */
export const useCanonicalAddress = ({
  pathname,
  state,
}: {
  pathname: string
  state: ListState
}) => {
  useEffect(() => {
    let isGone = false
    queueMicrotask(() => {
      const wanted = searchOf(state)
      if (isGone || window.location.pathname !== pathname || window.location.search === wanted)
        return
      window.history.replaceState(null, '', pathname + wanted + window.location.hash)
    })
    return () => {
      isGone = true
    }
  }, [pathname, state])
}
