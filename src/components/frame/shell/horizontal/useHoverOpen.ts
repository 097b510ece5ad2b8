'use client'

import { useEffect, useRef, type PointerEvent } from 'react'

/** Delay of opening: passing over the row opens nothing, resting on an entry feels immediate. */
const OPEN_MS = 60
/** Delay of closing, so that the pointer can cross the gap (HN3). */
const CLOSE_MS = 150

/** One group at a time: its name, or none. */
type Args = { opened: string | null; onChange: (opened: string | null) => void }

/**
 * Opens groups on hover. A popover counts as part of its entry although it is a portal, because
 * React's pointer events bubble through components.
 */
export const useHoverOpen = ({ opened, onChange }: Args) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byHover = useRef<string | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (ms: number, next: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      byHover.current = next
      onChange(next)
    }, ms)
  }
  return {
    /** Handlers of an entry of the row. */
    entry: (name: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        if (opened === name) clearTimeout(timer.current)
        else later(OPEN_MS, name)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        if (opened === name) later(CLOSE_MS, null)
        else clearTimeout(timer.current)
      },
    }),
    /**
     * An open or close request of the menu itself. The click that follows opening by hover keeps it
     * open.
     * @param isPress caused by a click
     */
    ask: (args: { name: string; open: boolean; isPress: boolean }) => {
      const { name, open, isPress } = args
      if (!open && isPress && byHover.current === name) {
        byHover.current = null
        return
      }
      clearTimeout(timer.current)
      byHover.current = null
      if (open) onChange(name)
      // A delayed close must not close a menu opened after it.
      else if (opened === name) onChange(null)
    },
  }
}
