'use client'

import { useEffect, useMemo, useRef } from 'react'
import type { CalendarItem } from '@/present/calendar/calendarSheet'
import type { Shortcut } from '../frame/keyboard/shortcut'
import { useShortcuts } from '../frame/keyboard/useShortcuts'

const ITEM = '[data-calendar-item]'

const elementOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-calendar-item="${CSS.escape(key)}"]`)
/** Focuses an item, wherever it is rendered. */
export const focusItem = (key: string | undefined) => {
  const target = key === undefined ? null : elementOf(key)
  target?.querySelector<HTMLElement>('a, [tabindex]')?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}
/** The key of the focused item. */
export const keyInFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>(ITEM)?.dataset.calendarItem

/**
 * Keys that step through the items in order of time, and move the focused one.
 * @returns steps to the next or previous item; to the first if none is focused
 */
export const useCalendarKeys = (
  items: readonly CalendarItem[],
  askToMove: (item: CalendarItem) => void,
) => {
  const state = useRef({ items, askToMove })
  useEffect(() => {
    state.current = { items, askToMove }
  })
  const { shortcuts, step } = useMemo(() => {
    // Some items are hidden behind *n more* of their day.
    const shown = () => state.current.items.filter(({ key }) => elementOf(key) !== null)
    const step = (by: 1 | -1) => {
      const all = shown()
      const at = all.findIndex(({ key }) => key === keyInFocus())
      focusItem(all[at === -1 ? 0 : Math.max(0, Math.min(all.length - 1, at + by))]?.key)
    }
    const move = () => {
      const all = shown()
      const item = all.find(({ key }) => key === keyInFocus()) ?? all[0]
      if (item) state.current.askToMove(item)
    }
    const shortcuts: Shortcut[] = [
      { keys: 'j', label: 'agenda.keys.next', group: 'pages', needs: ITEM, run: () => step(1) },
      {
        keys: 'k',
        label: 'agenda.keys.previous',
        group: 'pages',
        needs: ITEM,
        run: () => step(-1),
      },
      { keys: 'm', label: 'agenda.keys.move', group: 'pages', needs: ITEM, run: move },
    ]
    return { shortcuts, step }
  }, [])
  useShortcuts(shortcuts)
  return step
}
