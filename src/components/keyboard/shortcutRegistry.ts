'use client'

import { useSyncExternalStore } from 'react'

import type { Shortcut } from './shortcut'

// What the parts of the page that are on screen have registered, newest last.
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
 * Adds shortcuts for as long as a part of the page is there.
 * @returns takes them away again
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

/** All registered shortcuts, living. */
export const useRegisteredShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(watch, registeredShortcuts, () => NONE)
