'use client'

import { useEffect, useRef, type PointerEvent } from 'react'

/** Long enough to pass over the row without opening everything, short enough to feel at once. */
const OPEN_MS = 60
/** The pointer may be away this long, such as over the gap (HN3). */
const CLOSE_MS = 150

/** One group at a time: its name, or none. */
type Args = { opened: string | null; onChange: (opened: string | null) => void }

/**
 * Opens groups under the pointer. A popover counts as part of its entry, wherever it is drawn,
 * because React's pointer events follow components and not the document.
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
     * What the menu itself asks for. The press that follows opening by hover means "open" too.
     * @param isPress it was pressed, not left
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
      // A menu that closes late must not close the one that was opened after it.
      else if (opened === name) onChange(null)
    },
  }
}
