'use client'

import { useEffect } from 'react'
import { listPartOf, searchOf, type ListState } from '@/present/list/listState'

/**
 * Keeps the address equal to what is shown, page size, order and opening view from preferences
 * included, so that it can be shared.
 *
 * The history entry keeps the router's own state: without it, going back could not restore the
 * entry, and the router would treat the write as a navigation and abort a pending one. Only the URL
 * that was answered is replaced: before hydration the browser may already have moved to another
 * entry.
 * @param args.asked the URL the server answered, as `listPartOf` writes it
 */
export const useCanonicalAddress = (args: {
  pathname: string
  state: ListState
  asked: string
}) => {
  const { pathname, state, asked } = args
  useEffect(() => {
    const { location, history } = window
    const wanted = searchOf(state)
    if (location.pathname !== pathname || location.search === wanted) return
    if (listPartOf(new URLSearchParams(location.search)) !== asked) return
    history.replaceState(history.state, '', pathname + wanted + location.hash)
  }, [pathname, state, asked])
}
