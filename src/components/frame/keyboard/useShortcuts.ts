'use client'

import { useEffect } from 'react'

import type { Shortcut } from './shortcut'
import { registerShortcuts } from './shortcutRegistry'

/**
 * Registers shortcuts while the component is mounted: they work, and `?` lists them. For keys
 * registered twice the latest registration wins.
 * @param shortcuts a constant, or memoised: a new array registers again
 */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  useEffect(() => registerShortcuts(shortcuts), [shortcuts])
}
