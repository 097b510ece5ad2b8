'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { callApi } from '../../ui/requests/api'
import type { ActivityEntry, ActivityPage } from '@/domain/audit/activity'
import type { Id } from '@/domain/shared/idOf'

export type ActivityState = {
  status: 'loading' | 'ready' | 'failed'
  entries: ActivityEntry[]
  /** There are older entries. */
  hasMore: boolean
}

const FIRST: ActivityState = { status: 'loading', entries: [], hasMore: false }

/** The history of a record, loaded each time it is opened, a page at a time. */
export const useActivity = (args: { slug: string; id?: Id; isOpen: boolean }) => {
  const { slug, id, isOpen } = args
  const [state, setState] = useState(FIRST)
  const before = useRef<number | null>(null)
  const running = useRef<AbortController | null>(null)

  const load = useCallback(
    async (from: number | null) => {
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      const query = new URLSearchParams({ subject: slug })
      if (id !== undefined) query.set('document', String(id))
      if (from !== null) query.set('before', String(from))
      setState((known) => (from === null ? FIRST : { ...known, status: 'loading' }))
      const answer = await callApi<ActivityPage>(`/api/audit-events/activity?${query}`, {
        signal: abort.signal,
      })
      if (abort.signal.aborted) return
      if (!answer.ok) return setState((known) => ({ ...known, status: 'failed' }))
      const page = answer.data
      before.current = page.before
      setState((known) => ({
        status: 'ready',
        entries: from === null ? page.entries : [...known.entries, ...page.entries],
        hasMore: page.before !== null,
      }))
    },
    [slug, id],
  )

  useEffect(() => {
    if (!isOpen) return
    before.current = null
    void load(null)
    return () => running.current?.abort()
  }, [isOpen, load])

  return { ...state, loadMore: () => void load(before.current) }
}
