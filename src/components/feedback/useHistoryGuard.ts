'use client'

import { useCallback, useEffect, useRef } from 'react'

const POP_MS = 400

/**
 * Holds the back button while a form is unsaved. A page cannot refuse to be left by it, so a second
 * entry of the same address is put on top; going back to the first one asks the question instead.
 * @param args.isDirty while there is something to lose
 * @param args.onBack the person wants to go back
 * @returns takes the second entry away again; wait for it before going elsewhere
 */
export const useHistoryGuard = (args: { isDirty: boolean; onBack: () => void }) => {
  const { isDirty } = args
  const latest = useRef(args)
  /** The address of the entry we put on top, while it is there. */
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
      // Pushed while a step back is on its way, the entry would be the one stepped over.
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
      // Back on top, whatever the answer: leaving takes both steps at once.
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
