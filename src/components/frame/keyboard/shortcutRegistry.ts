'use client'

import { useSyncExternalStore } from 'react'

import type { Shortcut } from './shortcut'

// The shortcuts registered by mounted components, newest last.
let registered: readonly (readonly Shortcut[])[] = []
let flat: readonly Shortcut[] = []
const watchers = new Set<() => void>()
const NONE: readonly Shortcut[] = []

const set = (next: typeof registered) => {
  registered = next
  flat = next.flat()
  watchers.forEach((watcher) => watcher())
}

/**
 * Registers shortcuts.
 * @returns unregisters them
 */
export const registerShortcuts = (shortcuts: readonly Shortcut[]): (() => void) => {
  set([...registered, shortcuts])
  return () => set(registered.filter((list) => list !== shortcuts))
}

export const registeredShortcuts = (): readonly Shortcut[] => flat

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** All registered shortcuts, updated as they change. */
export const useRegisteredShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(watch, registeredShortcuts, () => NONE)
