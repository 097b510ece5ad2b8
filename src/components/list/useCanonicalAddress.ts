'use client'

import { useEffect } from 'react'
import { searchOf, type ListState } from './listState'

/**
 * Keeps the address equal to what is shown, page size, order and opening view from preferences
 * included, so that it can be shared.
 */
export const useCanonicalAddress = ({
  pathname,
  state,
}: {
  pathname: string
  state: ListState
}) => {
  useEffect(() => {
    const wanted = searchOf(state)
    if (window.location.pathname !== pathname || window.location.search === wanted) return
    window.history.replaceState(null, '', pathname + wanted + window.location.hash)
  }, [pathname, state])
}
