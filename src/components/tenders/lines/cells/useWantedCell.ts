'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { cellOf, focusCell } from './moveFocus'

/** A cell to focus as soon as its line is rendered. */
export type WantedCell = { readonly key: string; readonly cell?: string | undefined }

/** Focuses the wanted cell, once per request. */
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
