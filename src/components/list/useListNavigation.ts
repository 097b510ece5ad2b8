'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useTransition } from 'react'
import { useNotify } from '../ui/useNotify'
import { useT } from '../ui/useT'
import type { ListControl } from './listContext'
import { changed, searchOf, type ListState } from './listState'

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
  const wanted = useRef<ListState | null>(null)

  useEffect(() => {
    if (!isPending) wanted.current = null
  }, [isPending, state])

  return useMemo(() => {
    const go = (href: string, next: ListState | null) => {
      // Without a connection the router would leave the page for the browser's own error.
      if (!navigator.onLine) return notifyFailure(t('common.connectionFailed'))
      wanted.current = next
      start(() => router.push(href, { scroll: false }))
    }
    return {
      state,
      isPending,
      go: (href) => go(href, null),
      // A second change before the first has arrived builds on it.
      change: (change) => {
        const next = changed(wanted.current ?? state, change)
        go(pathname + searchOf(next), next)
      },
      retry: () => start(() => router.refresh()),
    }
  }, [state, isPending, pathname, router, notifyFailure, t])
}
