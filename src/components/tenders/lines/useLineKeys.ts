'use client'

import type { ClipboardEvent, KeyboardEvent } from 'react'
import { focusBelow, focusBeside } from './moveFocus'
import type { LineActions } from './lineActions'
import { readPaste, type PastedLine } from './readPaste'

type Args = {
  actions: LineActions
  /** Adds a line after this one and puts the focus there. */
  addAfter: (key: string) => void
  onPaste: (lines: readonly PastedLine[], key: string) => void
}

const isTextCell = (target: EventTarget): target is HTMLElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.dataset.cell !== undefined

const keyOf = (target: HTMLElement): string =>
  target.closest<HTMLElement>('[data-line]')?.dataset.line ?? ''

/**
 * The keyboard of the lines: Enter goes on to the next cell and at the end of the last line adds
 * one, arrows go to the same cell above or below, with Alt they take the line along. Inputs that
 * use these keys themselves (an open list) stop their propagation.
 */
export const useLineKeys = ({ actions, addAfter, onPaste }: Args) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (event.defaultPrevented || event.nativeEvent.isComposing || !isTextCell(target)) return
    const key = keyOf(target)
    const isWords = target instanceof HTMLTextAreaElement
    const step = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]

    if (step && event.altKey) actions.move(key, step)
    else if (step && !event.shiftKey && !(isWords && target.value.includes('\n'))) {
      if (!focusBelow(target, step)) return
    } else if (event.key === 'Enter' && !(isWords && event.shiftKey)) {
      const isDone = focusBeside(target, event.shiftKey ? -1 : 1)
      if (!isDone && !event.shiftKey && !focusBelow(target, 1, 'first')) addAfter(key)
    } else return
    // Enter must not save the whole form, arrows must not scroll.
    event.preventDefault()
  },

  onPaste: (event: ClipboardEvent<HTMLElement>) => {
    if (!isTextCell(event.target)) return
    const lines = readPaste(event.clipboardData.getData('text/plain'))
    if (!lines) return
    event.preventDefault()
    onPaste(lines, keyOf(event.target))
  },
})
