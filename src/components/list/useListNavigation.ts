'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useTransition } from 'react'
import { useNotify } from '../ui/requests/useNotify'
import { useT } from '../ui/useT'
import type { ListControl } from './listContext'
import { changed, searchOf, type ListState } from '@/present/list/listState'

/**
 * Navigates between the states of a list, and returns whether a navigation is pending.
 * @param args.state the current state; a new object with each response
 */
export const useListNavigation = (args: {
  pathname: string
  state: ListState
}): Omit<ListControl, 'slug' | 'keepSaved'> => {
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
      // Without a connection the router would fall back to a full load, the browser's error page.
      if (!navigator.onLine) return notifyFailure(t('common.connectionFailed'))
      wanted.current = next
      start(() => router.push(href, { scroll: false }))
    }
    return {
      state,
      isPending,
      go: (href) => go(href, null),
      // A second change before the first response builds on the first.
      change: (change) => {
        const next = changed(wanted.current ?? state, change)
        go(pathname + searchOf(next), next)
      },
      retry: () => start(() => router.refresh()),
    }
  }, [state, isPending, pathname, router, notifyFailure, t])
}
