'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

import { fittingCount } from './fittingCount'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The number of entries that fit into a row; its last child is the overflow menu. Measured again
 * when the row or a word changes its width (another window, language or font).
 */
export const useFitting = (list: RefObject<HTMLElement | null>, entries: number): number => {
  const [fitting, setFitting] = useState(entries)

  useBrowserLayoutEffect(() => {
    const row = list.current
    if (!row) return
    const measure = () => {
      const room = row.clientWidth
      // Not rendered on a narrow page, which uses the overlay.
      if (room === 0) return
      const widths = [...row.children].map((child) => child.getBoundingClientRect().width)
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      setFitting(fittingCount({ widths: widths.slice(0, -1), more: widths.at(-1) ?? 0, room, gap }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    for (const child of row.children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, entries])
  return fitting
}
