import type { KeyboardEvent } from 'react'

const button = (row: Element | null | undefined, step: 'more' | 'less') =>
  row?.querySelector<HTMLButtonElement>(`[data-step="${step}"]`)

/** Scrolls a focused row into view. */
const focusRow = (row: Element | null | undefined): boolean => {
  const target = button(row, 'more')
  target?.focus()
  target?.closest('li')?.scrollIntoView({ block: 'nearest' })
  return Boolean(target)
}

/**
 * Keyboard of the catalogue: arrows move between cards, and between search and list; plus and minus
 * change the quantity of the focused card.
 */
export const onCatalogueKey = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const row = target.closest('[data-card]')
  const search = currentTarget.querySelector<HTMLInputElement>('input[type="search"]')
  const act = (): boolean => {
    if (!row) {
      const isDown = key === 'ArrowDown' && target === search
      return isDown && focusRow(currentTarget.querySelector('[data-card]'))
    }
    if (key === 'ArrowDown') return focusRow(row.nextElementSibling) || true
    if (key === 'ArrowUp') {
      if (!focusRow(row.previousElementSibling)) search?.focus()
      return true
    }
    if (key !== '+' && key !== '-') return false
    button(row, key === '+' ? 'more' : 'less')?.click()
    return true
  }
  if (act()) event.preventDefault()
}
