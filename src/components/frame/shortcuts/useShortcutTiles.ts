'use client'

import { useCallback, useState } from 'react'

import { keepPreference } from '../../ui/requests/preferenceStore'
import { PREFERENCES } from '@/domain/settings/preferences'

import type { StoredShortcut } from '@/present/navigation/storedShortcut'

// Kept outside of React: pages remount on navigation, and a fresh change must survive that before
// the server has stored it.
let changed: { from: string; now: readonly StoredShortcut[] } | null = null

/**
 * The person's shortcuts, updated optimistically and stored on the server.
 * @param stored as stored on the server
 * @param onFailure called when a change could not be stored and was rolled back
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
        await keepPreference({ key: PREFERENCES.shortcuts, value: { items: next } })
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
