'use client'

import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import type { EditorRow } from './rows/EditorRow'

/** Width from which a line is one row, in `rem`; the style sheet has the same. */
const ONE_ROW = 54
const ROW_HEIGHT = 44
const CARD_HEIGHT = 350
const OVERSCAN = 8

type Place = { top: number; isOneRow: boolean }

/** Position and layout of the lines in the page, kept up to date. */
const usePlace = (table: RefObject<HTMLElement | null>): Place => {
  const [place, setPlace] = useState<Place>({ top: 0, isOneRow: true })
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    const look = () => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      const isOneRow = element.clientWidth >= ONE_ROW * rem
      setPlace((before) =>
        before.top === top && before.isOneRow === isOneRow ? before : { top, isOneRow },
      )
    }
    look()
    // Changes above the lines change the height of the page.
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    observer.observe(element)
    return () => observer.disconnect()
  }, [table])
  return place
}

/**
 * The visible lines and some around. Only these are rendered: 300 lines have some two thousand
 * controls.
 * @param args.kept lines that always stay rendered: the focused one
 */
export const useLineWindow = (args: {
  table: RefObject<HTMLElement | null>
  rows: readonly EditorRow[]
  kept: readonly (string | undefined)[]
}) => {
  const { table, rows } = args
  const { top, isOneRow } = usePlace(table)
  const kept = args.kept
    .map((key) => (key === undefined ? -1 : rows.findIndex((row) => row.key === key)))
    .filter((index) => index >= 0)
    .join()

  const rangeExtractor = useCallback(
    (range: Range) => {
      const own = kept === '' ? [] : kept.split(',').map(Number)
      return [...new Set([...own, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
    },
    [kept],
  )
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isOneRow ? ROW_HEIGHT : CARD_HEIGHT),
    overscan: isOneRow ? OVERSCAN : 2,
    scrollMargin: top,
    rangeExtractor,
    initialRect: { width: 1280, height: 900 },
    getItemKey: (index) => rows[index]?.key ?? index,
  })

  useLayoutEffect(() => virtualizer.measure(), [isOneRow, virtualizer])

  return {
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  }
}
