'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { cellOf, focusCell } from './moveFocus'

/** A cell that is to have the focus, as soon as its line is in the document. */
export type WantedCell = { readonly key: string; readonly cell?: string | undefined }

/** Puts the focus into the wanted cell, once for each time it is wanted. */
export const useWantedCell = (
  table: RefObject<HTMLElement | null>,
  wanted: WantedCell | null,
): void => {
  const done = useRef<WantedCell | null>(null)
  useLayoutEffect(() => {
    if (!wanted || done.current === wanted || !table.current) return
    const cell = cellOf(table.current, wanted.key, wanted.cell)
    if (!cell) return
    done.current = wanted
    focusCell(cell)
  })
}
