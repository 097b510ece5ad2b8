'use client'

import { useSyncExternalStore } from 'react'

/**
 * The open state of a singleton layer. Kept outside of React, so that its openers (a key, a menu,
 * the navbar) need no provider.
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
