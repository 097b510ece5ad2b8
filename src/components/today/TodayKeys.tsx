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

/** A row whose command succeeded stays until the page is refreshed. */
const isWaiting = (row: HTMLElement) => !row.querySelector('button[aria-busy]')

/** Runs the main command of the focused row, or of the first open one. */
const act = () => {
  const row = [currentRow(), ...rows()].find((one) => one && isWaiting(one))
  row?.querySelector<HTMLElement>('button')?.click()
}

const SNOOZE = '[data-today-snooze]'

/** Opens the snooze menu of the focused action, or of the first one. */
const snooze = () => (currentRow() ?? document).querySelector<HTMLElement>(SNOOZE)?.click()

const queueKey = (place: number): Shortcut => ({
  keys: String(place),
  label: 'today.keys.queue',
  group: 'lists',
  needs: `section${QUEUE}:nth-of-type(${place})`,
  run: () => focusRow(document.querySelectorAll(QUEUE)[place - 1]?.querySelector<HTMLElement>(ROW)),
})

const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'j', label: 'today.keys.next', group: 'lists', needs: ROW, run: step(1) },
  { keys: 'k', label: 'today.keys.previous', group: 'lists', needs: ROW, run: step(-1) },
  { keys: 'a', label: 'today.keys.act', group: 'lists', needs: ROW, run: act },
  { keys: 's', label: 'today.keys.snooze', group: 'lists', needs: SNOOZE, run: snooze },
  ...Array.from({ length: 9 }, (_, index) => queueKey(index + 1)),
]

/** Keyboard shortcuts of the queues; `?` lists them. */
export const TodayKeys = () => {
  useShortcuts(SHORTCUTS)
  return null
}
