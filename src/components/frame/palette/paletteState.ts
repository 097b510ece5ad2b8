'use client'

import { openState } from '../../ui/overlay/openState'

let opener: HTMLElement | null = null
let below: HTMLElement | undefined

const rememberPlace = () => {
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

/** Where the focus returns to: the element that had it, else the search button of the navbar. */
export const placeBefore = (): HTMLElement | null =>
  opener?.isConnected ? opener : document.getElementById('palette-trigger')

/**
 * The dialog of Payload's the palette was opened over, if any, such as the question whether to stay
 * signed in: it traps the focus, so the palette has to be rendered inside.
 */
export const dialogBelow = (): HTMLElement | undefined => below
