'use client'

import { useEffect } from 'react'

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const isElsewhere = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target instanceof Element ? event.target : null
  return Boolean(target?.closest(TYPING)) || document.querySelector(LAYERS) !== null
}

const moveRow = (step: number) => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list-row]')]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const next = current < 0 ? (step > 0 ? 0 : rows.length - 1) : current + step
  const row = rows[Math.max(0, Math.min(rows.length - 1, next))]
  const target = row?.querySelector<HTMLElement>('[data-list-open]') ?? row
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

const KEYS: Readonly<Record<string, () => void>> = {
  j: () => moveRow(1),
  k: () => moveRow(-1),
  n: () => document.querySelector<HTMLElement>('[data-list-new]')?.click(),
  // Selecting also focuses: what is typed next replaces the old search.
  '/': () => document.querySelector<HTMLInputElement>('[data-list-search]')?.select(),
}

/**
 * J and K walk the rows, Enter opens (the row's link has the focus), N makes a new record, `/`
 * goes to the search. Silent while somebody types or a dialog or menu is open (ux.md §2).
 */
export const useListKeys = () => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = KEYS[event.key.toLowerCase()]
      if (!action || isElsewhere(event)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
