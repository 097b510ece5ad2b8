'use client'

import { useEffect } from 'react'
import { listPartOf, searchOf, type ListState } from './listState'

/**
 * Keeps the address equal to what is shown, page size, order and opening view from preferences
 * included, so that it can be shared.
 *
 * The entry of the history keeps the router's own state: an entry without it is one that the way
 * back cannot show again, and a write without it is a move of its own to the router, which drops
 * whatever move is under way. Only the address that was answered is written over: before the page
 * is alive, the browser may already have gone to another entry.
 * @param args.asked what the server answered, as `listPartOf` says it
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
