'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { SHOW_FIELD, type ShowFieldEvent } from '../../../document/showField'
import type { EditorRow } from '../rows/EditorRow'

/**
 * Shows the cell that the list of errors points to (`items.217.quantity`), although its line is not
 * in the document.
 */
export const useShownCell = (args: {
  root: RefObject<HTMLElement | null>
  path: string
  rowsOf: () => readonly EditorRow[]
  focusCell: (key: string, cell?: string) => void
}): void => {
  const latest = useRef(args)
  useEffect(() => {
    latest.current = args
  })
  // Before the frame is drawn in which the tab of the lines was opened for this.
  useLayoutEffect(() => {
    const editor = latest.current.root.current
    const onShow = (event: Event) => {
      const { path, rowsOf, focusCell } = latest.current
      const wanted = (event as ShowFieldEvent).detail.path
      const [index, cell] = wanted.slice(path.length + 1).split('.')
      const key = rowsOf()[Number(index)]?.key
      if (!wanted.startsWith(`${path}.`) || key === undefined) return
      event.preventDefault()
      focusCell(key, cell)
    }
    editor?.addEventListener(SHOW_FIELD, onShow)
    return () => editor?.removeEventListener(SHOW_FIELD, onShow)
  }, [])
}
