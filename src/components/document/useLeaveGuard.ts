'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useRouter } from 'next/navigation'

import { addLeaveGuard } from '@/components/feedback/leaveGuards'

import { useHistoryGuard } from './useHistoryGuard'

/** Where a click leads, if that is away from this page in this tab. */
const awayHref = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || anchor.hasAttribute('download')) return null
  if (anchor.target && anchor.target !== '_self') return null
  const { protocol, href } = new URL(anchor.href)
  if (!protocol.startsWith('http')) return null
  const [page] = href.split('#')
  return page === window.location.href.split('#')[0] ? null : href
}

/**
 * Asks before anything that would lose what was typed: a link, the back button, closing the tab,
 * and whatever calls `askBeforeLeaving` (CF6).
 */
export const useLeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  const router = useRouter()
  const [pending, setPending] = useState<{ go: () => void } | null>(null)
  const isDirtyNow = useRef(isDirty)
  const isLeaving = useRef(false)
  useEffect(() => {
    isDirtyNow.current = isDirty
  }, [isDirty])

  const ask = useCallback((go: () => void) => setPending({ go }), [])
  const release = useHistoryGuard({
    isDirty,
    // Two steps: the entry on top, and the page itself.
    onBack: () => ask(() => window.history.back()),
  })

  useEffect(() => {
    if (!isDirty) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const href = awayHref(event)
      if (!href) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => {
        const isOurs = new URL(href).origin === window.location.origin
        if (isOurs) router.push(href)
        else window.location.assign(href)
      })
    }
    const removeGuard = addLeaveGuard({ isDirty: () => isDirtyNow.current, ask })
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      removeGuard()
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isDirty, ask, router])

  return {
    isAsking: pending !== null,
    release,
    /** Runs `go` at once, or after the question. */
    leave: (go: () => void) => (isDirty ? ask(go) : go()),
    stay: () => setPending(null),
    confirm: async () => {
      isLeaving.current = true
      const go = pending?.go
      setPending(null)
      await release()
      go?.()
    },
  }
}
