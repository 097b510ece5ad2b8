'use client'

import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Locale } from '@/i18n/locales'
import { isSpreadsheet } from '@/domain/tenders/lines/spreadsheet'
import { isUntouched, type EditorRow } from './rows/EditorRow'
import { focusBeside, focusNext, leavesCell } from './cells/moveFocus'
import { openCells } from './cells/openCells'
import type { LineActions } from './rows/lineActions'

type Args = {
  rows: readonly EditorRow[]
  locale: Locale
  actions: LineActions
  /** Adds a line after this one and focuses it. */
  addAfter: (key: string) => void
  /** Toggles the description below a line. */
  onFold: (key: string) => void
  onPaste: (text: string, key: string) => void
}

type Cell = HTMLInputElement | HTMLTextAreaElement

const isTextCell = (target: EventTarget): target is Cell =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.dataset.cell !== undefined

/** In text cells, editing keys and multi-line text are left to the browser. */
const isWords = (cell: Cell): boolean => cell instanceof HTMLTextAreaElement

const keyOf = (target: HTMLElement): string =>
  target.closest<HTMLElement>('[data-line]')?.dataset.line ?? ''

/** Not AltGr, which types characters. */
const isPlainAlt = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey

/** No new line is added after an empty one. */
const isBegun = (row: EditorRow | undefined): boolean => row !== undefined && !isUntouched(row)

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

const goBeside = (cell: Cell, side: 'left' | 'right'): boolean => {
  const { value, selectionStart: start, selectionEnd: end } = cell
  if (!leavesCell({ value, start, end, isRtl: isRtl(cell) }, side)) return false
  return focusBeside(cell, (side === 'right') === isRtl(document.documentElement) ? -1 : 1)
}

/**
 * Keyboard navigation of the lines, as in a spreadsheet. Inputs that use these keys themselves (an
 * open list) stop their propagation. `LINE_SHORTCUTS` lists the keys.
 */
export const useLineKeys = ({ rows, locale, actions, addAfter, onFold, onPaste }: Args) => {
  /** From the item to the quantity, from there to the next missing value, else to the next line. */
  const goOn = (cell: Cell, key: string): boolean => {
    const row = rows.find((one) => one.key === key)
    const left = row && isBegun(row) ? openCells(row, locale) : null
    if (focusNext(cell, left)) return true
    const next = actions.neighbour(key, 1)
    if (next !== undefined) actions.focus(next)
    else addAfter(key)
    return true
  }

  const goBelow = (cell: Cell, key: string, by: -1 | 1): boolean => {
    const next = actions.neighbour(key, by)
    if (next !== undefined) actions.focus(next, cell.dataset.cell)
    else if (by < 0 || !isBegun(rows.at(-1))) return false
    // Adds a new line after the last one, so that the next card can be entered at once.
    else addAfter(key)
    return true
  }

  /** Keys with a modifier that change lines. */
  const change = (event: KeyboardEvent, cell: Cell, key: string): boolean => {
    const name = cell.dataset.cell
    const isMod = event.ctrlKey || event.metaKey
    const step = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
    if (event.altKey && event.key === 'Enter') onFold(key)
    else if (isPlainAlt(event) && event.code === 'KeyO') actions.turnChoice(key)
    else if (isPlainAlt(event) && event.code === 'KeyL') actions.takeLastPrice(key)
    else if (event.altKey && step) actions.move(key, step, name)
    else if (isMod && event.key.toLowerCase() === 'd') actions.duplicate(key, name)
    else if (isMod && event.key === 'Delete' && !isWords(cell)) actions.remove(key, name)
    else return false
    return true
  }

  const go = (event: KeyboardEvent, cell: Cell, key: string): boolean => {
    if (event.key === 'Enter') {
      if (!event.shiftKey) return goOn(cell, key)
      return !isWords(cell) && focusBeside(cell, -1)
    }
    if (event.shiftKey || (isWords(cell) && cell.value.includes('\n'))) return false
    if (event.key === 'ArrowDown') return goBelow(cell, key, 1)
    if (event.key === 'ArrowUp') return goBelow(cell, key, -1)
    if (event.key === 'ArrowLeft') return goBeside(cell, 'left')
    if (event.key === 'ArrowRight') return goBeside(cell, 'right')
    return false
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event
      if (event.defaultPrevented || event.nativeEvent.isComposing || !isTextCell(target)) return
      // A list of options is open: typed input would be lost.
      if (target.getAttribute('aria-expanded') === 'true') return
      const isHeld = event.ctrlKey || event.metaKey || event.altKey
      const isDone = (isHeld ? change : go)(event, target, keyOf(target))
      // Enter must not save the whole form, arrows must not scroll.
      if (isDone) event.preventDefault()
    },

    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      if (!isTextCell(event.target)) return
      const text = event.clipboardData.getData('text/plain')
      if (!isSpreadsheet(text, { intoWords: isWords(event.target) })) return
      event.preventDefault()
      onPaste(text, keyOf(event.target))
    },
  }
}
