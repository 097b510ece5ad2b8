'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useHistoryGuard } from './useHistoryGuard'

/** The target of a clicked link, if it leaves this page in this tab. */
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
 * Asks for confirmation before unsaved changes are lost by a link, by closing the tab (CF6), and
 * with `holdsBack` by the back button.
 */
export const useLeaveGuard = (args: { isDirty: boolean; holdsBack?: boolean }) => {
  const { isDirty, holdsBack = false } = args
  const router = useRouter()
  const [pending, setPending] = useState<{ go: () => void } | null>(null)
  const isLeaving = useRef(false)

  const ask = useCallback((go: () => void) => setPending({ go }), [])
  const release = useHistoryGuard({
    isDirty: isDirty && holdsBack,
    // Two steps: the pushed entry and the page itself.
    onBack: () => ask(() => window.history.back()),
  })

  useEffect(() => {
    if (!isDirty) return
    // Typing after a decision to leave makes the form unsaved again.
    isLeaving.current = false
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
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
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
