'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How long the pointer may be away before a collapsed navigation closes again (VN2). */
const LEAVE_MS = 150

// The frame remounts with each page; while the pointer stays on the navigation it stays open.
let wasExpanded = false

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

const isInUse = (nav: HTMLElement | null): boolean =>
  Boolean(nav?.matches(':hover') || nav?.querySelector(':focus-visible'))

/**
 * A collapsed navigation opens over the page while the pointer or the keyboard is inside (VN2).
 * A mouse click leaves the focus inside too, which must not hold it open.
 */
export const useHoverExpand = (nav: RefObject<HTMLElement | null>) => {
  const [isExpanded, setExpanded] = useState(() => wasExpanded)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((expanded: boolean) => {
    clearTimeout(timer.current)
    wasExpanded = expanded
    setExpanded(expanded)
  }, [])
  const leave = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => !isInUse(nav.current) && show(false), LEAVE_MS)
  }, [nav, show])

  useBrowserLayoutEffect(() => {
    if (wasExpanded && !isInUse(nav.current)) leave()
    return () => clearTimeout(timer.current)
  }, [nav, leave])

  return {
    isExpanded,
    handlers: {
      onPointerEnter: () => show(true),
      onPointerLeave: leave,
      onFocus: () => isInUse(nav.current) && show(true),
      onBlur: leave,
    },
  }
}
