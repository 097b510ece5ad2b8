'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { SHOW_FIELD, type ShowFieldEvent } from '../../../document/showField'
import type { EditorRow } from '../rows/EditorRow'

/** Scrolls to the cell of an error (`items.217.quantity`), whose line may not be rendered. */
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
  // Before the first paint of the opened tab.
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
