'use client'

import { useSyncExternalStore } from 'react'

/**
 * Whether a layer that a page has once is open. Kept outside of React, so that whoever opens it
 * (a key, a menu, the navbar) needs no provider.
 * @param onOpen runs just before it opens
 */
export const openState = (onOpen?: () => void) => {
  let isOpen = false
  const watchers = new Set<() => void>()

  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => {
      watchers.delete(watcher)
    }
  }
  const read = () => isOpen
  const set = (next: boolean) => {
    if (next === isOpen) return
    if (next) onOpen?.()
    isOpen = next
    watchers.forEach((watcher) => watcher())
  }
  return { read, set, useOpen: (): boolean => useSyncExternalStore(watch, read, () => false) }
}
