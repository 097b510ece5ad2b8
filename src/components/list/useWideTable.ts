'use client'

import { useEffect, type RefObject } from 'react'

/**
 * Lets a table wider than its card scroll inside it. Only then, because the header cannot be sticky
 * inside a container that scrolls sideways.
 */
export const useWideTable = (frame: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const observer = new ResizeObserver(() => {
      const isWide = table.scrollWidth > element.clientWidth + 1
      element.toggleAttribute('data-wide', isWide)
      // A scrollable region must be reachable by keyboard.
      if (isWide) element.setAttribute('tabindex', '0')
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
}
