'use client'

import { useEffect } from 'react'

import type { Shortcut } from './shortcut'
import { registerShortcuts } from './shortcutRegistry'

/**
 * Registers the shortcuts of a part of the page while it is on screen: they work, and `?` lists
 * them. What `run` does for keys that others have registered too is decided by whoever came last.
 * @param shortcuts a constant, or memoised: a new array registers anew
 */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  useEffect(() => registerShortcuts(shortcuts), [shortcuts])
}
