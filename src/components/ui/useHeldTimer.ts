'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'

const EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const

/** How long an interactive notice stays. */
export const NOTICE_MS = 8_000

const hasAttention = (box: HTMLElement | null | undefined): boolean =>
  document.hidden ||
  box?.matches(':hover') === true ||
  box?.contains(document.activeElement) === true

/**
 * Calls back after a time without attention: the timer pauses while the element is hovered or
 * focused, or its page is in the background.
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
    const look = () => setHeld(hasAttention(box))
    // The focus moves only after its event.
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
    const timer = setTimeout(() => {
      // Attention gained just now is not in the state yet.
      if (hasAttention(part.current?.closest<HTMLElement>(around))) setHeld(true)
      else onOver()
    }, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - began
    }
  }, [isHeld, onOver, part, around])
}
