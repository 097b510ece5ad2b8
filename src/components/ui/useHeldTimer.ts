'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'

const EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const

/** How long a notice with something to press stays: to notice it, and not to be in the way. */
export const NOTICE_MS = 8_000

/**
 * Calls back after a time without attention: the timer pauses as long as the
 * pointer is over it, the focus is in it, or its page is in the background.
 * @param around finds the element to watch, once it is rendered
 */
export const useHeldTimer = (args: {
  part: RefObject<HTMLElement | null>
  around: string
  ms: number
  onOver: () => void
}): void => {
  const { part, around, ms, onOver } = args
  const [isHeld, setHeld] = useState(false)
  const left = useRef(ms)

  useEffect(() => {
    const box = part.current?.closest<HTMLElement>(around)
    const look = () =>
      setHeld(
        document.hidden ||
          box?.matches(':hover') === true ||
          box?.contains(document.activeElement) === true,
      )
    // The focus has left only after its event.
    const later = () => requestAnimationFrame(look)
    for (const name of EVENTS) box?.addEventListener(name, later)
    document.addEventListener('visibilitychange', look)
    return () => {
      for (const name of EVENTS) box?.removeEventListener(name, later)
      document.removeEventListener('visibilitychange', look)
    }
  }, [part, around])

  useEffect(() => {
    if (isHeld) return
    const began = Date.now()
    const timer = setTimeout(onOver, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - began
    }
  }, [isHeld, onOver])
}
