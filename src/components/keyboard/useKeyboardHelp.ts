'use client'

import { useSyncExternalStore } from 'react'

// One page has one help dialog; whoever asks for it (the `?` key, the user menu) needs no provider.
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

/** Shows the list of keyboard shortcuts, from outside of React. */
export const openKeyboardHelp = () => show(true)
const closeHelp = () => show(false)

/** The list of keyboard shortcuts: whether it is shown, and how to show or hide it. */
export const useKeyboardHelp = () => {
  const isOpen = useSyncExternalStore(
    watch,
    () => isShown,
    () => false,
  )
  return { isOpen, open: openKeyboardHelp, close: closeHelp }
}
