'use client'

import { openState } from '@/components/ui/openState'

let opener: HTMLElement | null = null
let drawer: HTMLElement | undefined

const rememberPlace = () => {
  const { activeElement, body } = document
  opener = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  drawer =
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
 * The drawer the palette was opened over, if any: Payload's drawers trap the focus, so the palette
 * has to be rendered inside.
 */
export const drawerBelow = (): HTMLElement | undefined => drawer
