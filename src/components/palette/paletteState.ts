'use client'

import { useSyncExternalStore } from 'react'

// A page has one palette; whoever opens it (keys, navbar, a menu) needs no provider.
let isShown = false
const watchers = new Set<() => void>()

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

const show = (shown: boolean) => {
  if (shown === isShown) return
  isShown = shown
  watchers.forEach((watcher) => watcher())
}

/** Opens the palette, from outside of React too. */
export const openPalette = () => show(true)
export const closePalette = () => show(false)
export const togglePalette = () => show(!isShown)

export const usePaletteOpen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isShown,
    () => false,
  )
