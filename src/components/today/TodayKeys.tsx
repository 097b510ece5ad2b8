'use client'

import type { Shortcut } from '../frame/keyboard/shortcut'
import { useShortcuts } from '../frame/keyboard/useShortcuts'

const ROW = '[data-today-row]'
const QUEUE = '[data-today-queue]'

const rows = () => [...document.querySelectorAll<HTMLElement>(ROW)]
const currentRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(ROW) ?? null

const focusRow = (row: HTMLElement | undefined | null) => {
  row?.querySelector<HTMLElement>('a, [tabindex]')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

const step = (by: number) => () => {
  const all = rows()
  const row = currentRow()
  const at = row ? all.indexOf(row) + by : 0
  focusRow(all[Math.max(0, Math.min(all.length - 1, at))])
}

/** Gives the main command of the row in focus, of the first one before there is a focus. */
const act = () => (currentRow() ?? rows()[0])?.querySelector<HTMLElement>('button')?.click()

const SNOOZE = '[data-today-snooze]'

/** Opens the days to which the action in focus, or the first one, is put off. */
const snooze = () => (currentRow() ?? document).querySelector<HTMLElement>(SNOOZE)?.click()

const queueKey = (place: number): Shortcut => ({
  keys: String(place),
  label: 'today.keys.queue',
  group: 'pages',
  needs: `section${QUEUE}`,
  run: () => focusRow(document.querySelectorAll(QUEUE)[place - 1]?.querySelector<HTMLElement>(ROW)),
})

const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'j', label: 'today.keys.next', group: 'pages', needs: ROW, run: step(1) },
  { keys: 'k', label: 'today.keys.previous', group: 'pages', needs: ROW, run: step(-1) },
  { keys: 'a', label: 'today.keys.act', group: 'pages', needs: ROW, run: act },
  { keys: 's', label: 'today.keys.snooze', group: 'pages', needs: SNOOZE, run: snooze },
  ...Array.from({ length: 9 }, (_, index) => queueKey(index + 1)),
]

/** The keys of the queues; `?` lists them. */
export const TodayKeys = () => {
  useShortcuts(SHORTCUTS)
  return null
}
