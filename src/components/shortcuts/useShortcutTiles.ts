'use client'

import { useCallback, useState } from 'react'

import { keepPreference } from '../ui/keepPreference'
import { SHORTCUTS_PREFERENCE, type StoredShortcut } from './storedShortcut'

// Pages are drawn anew as people move: what was just changed must not wait for the server's answer.
let changed: { from: string; now: readonly StoredShortcut[] } | null = null

/**
 * The person's tiles, changed at once and kept on the server.
 * @param stored what the server knows
 * @param onFailure told when the server did not keep a change, which is then undone
 */
export const useShortcutTiles = (stored: readonly StoredShortcut[], onFailure: () => void) => {
  const from = JSON.stringify(stored)
  const [items, setItems] = useState(changed?.from === from ? changed.now : stored)

  const change = useCallback(
    async (next: readonly StoredShortcut[]) => {
      const before = items
      changed = { from, now: next }
      setItems(next)
      try {
        await keepPreference(SHORTCUTS_PREFERENCE, { items: next })
      } catch {
        changed = { from, now: before }
        setItems(before)
        onFailure()
      }
    },
    [items, from, onFailure],
  )
  return [items, change] as const
}
