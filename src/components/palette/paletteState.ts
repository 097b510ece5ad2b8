'use client'

import { useSyncExternalStore } from 'react'

// A page has one palette; whoever opens it (keys, navbar, a menu) needs no provider.
let isShown = false
let opener: HTMLElement | null = null
let drawer: HTMLElement | undefined
const watchers = new Set<() => void>()

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

const show = (shown: boolean) => {
  if (shown === isShown) return
  if (shown) {
    const { activeElement, body } = document
    opener = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
    drawer =
      opener?.closest<HTMLElement>('dialog[open]') ??
      [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  }
  isShown = shown
  watchers.forEach((watcher) => watcher())
}

/** Opens the palette, from outside of React too. */
export const openPalette = () => show(true)
export const closePalette = () => show(false)
export const togglePalette = () => show(!isShown)
export const isPaletteOpen = () => isShown

export const usePaletteOpen = (): boolean => useSyncExternalStore(watch, isPaletteOpen, () => false)

/** Where the focus goes back to: whatever had it, else the way to the palette in the navbar. */
export const placeBefore = (): HTMLElement | null =>
  opener?.isConnected ? opener : document.getElementById('palette-trigger')

/**
 * The drawer the palette was opened over, if any: Payload's drawers keep the focus inside
 * themselves, so the palette has to stand there.
 */
export const drawerBelow = (): HTMLElement | undefined => drawer
