'use client'

import { useCallback, useEffect, useRef } from 'react'

const POP_MS = 400

/**
 * Guards the back button while a form has unsaved changes. A page cannot cancel history navigation,
 * so a second entry of the same URL is pushed; going back to the first one asks for confirmation.
 * @param args.isDirty while there are unsaved changes
 * @param args.onBack the person wants to go back
 * @returns removes the second entry; await it before navigating
 */
export const useHistoryGuard = (args: { isDirty: boolean; onBack: () => void }) => {
  const { isDirty } = args
  const latest = useRef(args)
  /** The URL of the pushed entry, while it exists. */
  const guarded = useRef<string | null>(null)
  const popping = useRef<Promise<void> | null>(null)

  useEffect(() => {
    latest.current = args
  })

  const release = useCallback((): Promise<void> => {
    if (popping.current) return popping.current
    const isOnTop = guarded.current !== null && guarded.current === window.location.href
    guarded.current = null
    if (!isOnTop) return Promise.resolve()
    popping.current = new Promise<void>((resolve) => {
      const done = (event?: Event) => {
        // The same page under the same address: nothing for the router to do.
        event?.stopImmediatePropagation()
        window.removeEventListener('popstate', done, true)
        clearTimeout(timer)
        popping.current = null
        resolve()
      }
      const timer = setTimeout(done, POP_MS)
      window.addEventListener('popstate', done, true)
      window.history.back()
    })
    return popping.current
  }, [])

  useEffect(() => {
    if (!isDirty) return
    let isOver = false
    const hold = async () => {
      // Pushing while a step back is pending would push the entry that is being left.
      await popping.current
      if (isOver || guarded.current !== null) return
      guarded.current = window.location.href
      window.history.pushState(window.history.state, '', window.location.href)
    }
    const onPopState = (event: PopStateEvent) => {
      if (popping.current || guarded.current === null) return
      event.stopImmediatePropagation()
      guarded.current = null
      latest.current.onBack()
      // Push the entry again, whatever the decision: leaving goes back two steps at once.
      void hold()
    }
    void hold()
    window.addEventListener('popstate', onPopState, true)
    return () => {
      isOver = true
      window.removeEventListener('popstate', onPopState, true)
      void release()
    }
  }, [isDirty, release])

  return release
}
