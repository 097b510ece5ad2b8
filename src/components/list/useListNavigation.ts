'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useTransition } from 'react'
import { useNotify } from '../ui/useNotify'
import { useT } from '../ui/useT'
import type { ListControl } from './listContext'
import { changed, searchOf, type ListState } from './listState'

type Wish = { href: string; from: ListState; state?: ListState }

/**
 * Moves a list between addresses and knows while it is under way.
 * @param args.state what is shown; a new object whenever the server has answered
 */
export const useListNavigation = (args: {
  pathname: string
  state: ListState
}): Omit<ListControl, 'slug'> => {
  const { pathname, state } = args
  const t = useT()
  const router = useRouter()
  const { notifyFailure } = useNotify()
  const [isPending, start] = useTransition()
  const wish = useRef<Wish | null>(null)

  const follow = useCallback(
    (href: string, { again = false } = {}) => {
      // Without a connection the router would leave the page for the browser's own error.
      if (!navigator.onLine) return notifyFailure(t('common.connectionFailed'))
      // Asked a second time from where it already arrived: the way back must not have it twice.
      const isThere = again && window.location.pathname + window.location.search === href
      start(() => router[isThere ? 'replace' : 'push'](href, { scroll: false }))
    },
    [router, notifyFailure, t],
  )

  // Writing the address while a move is under way makes the router drop the move: ask once more.
  useEffect(() => {
    if (isPending) return
    const last = wish.current
    wish.current = null
    if (last && last.from === state && navigator.onLine) follow(last.href, { again: true })
  }, [isPending, state, follow])

  return useMemo(() => {
    const go = (href: string, wanted?: ListState) => {
      wish.current = { href, from: state, state: wanted }
      follow(href)
    }
    return {
      state,
      isPending,
      go: (href) => go(href),
      // A second change before the first has arrived builds on it.
      change: (change) => {
        const wanted = changed(wish.current?.state ?? state, change)
        go(pathname + searchOf(wanted), wanted)
      },
      retry: () => start(() => router.refresh()),
    }
  }, [state, isPending, pathname, follow, router])
}
