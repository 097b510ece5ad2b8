'use client'

import { openState } from '../../ui/overlay/openState'

let opener: HTMLElement | null = null
let below: HTMLElement | undefined
let early = ''

const rememberPlace = () => {
  early = ''
  const { activeElement, body } = document
  opener = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  below =
    opener?.closest<HTMLElement>('dialog[open]') ??
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
}

const palette = openState(rememberPlace)

/** Opens the palette, from outside of React too. */
export const openPalette = () => palette.set(true)
export const closePalette = () => palette.set(false)
export const togglePalette = () => palette.set(!palette.read())
export const isPaletteOpen = palette.read
export const usePaletteOpen = palette.useOpen

/** Text typed after the palette was opened and before its input was mounted. */
export const typedEarly = (): string => early

/**
 * Buffers a key pressed while the palette opens: it belongs to the search, not to a shortcut of the
 * page.
 * @returns false for a key without a character
 */
export const typeEarly = (key: string): boolean => {
  if (key === 'Backspace') early = early.slice(0, -1)
  else if ([...key].length === 1) early += key
  else return false
  return true
}

/** Where the focus returns to: the element that had it, else the search button of the navbar. */
export const placeBefore = (): HTMLElement | null =>
  opener?.isConnected ? opener : document.getElementById('palette-trigger')

/**
 * Payload's dialog that the palette was opened over, such as the session prompt, if any: it traps
 * the focus, so the palette has to be rendered inside.
 */
export const dialogBelow = (): HTMLElement | undefined => below
