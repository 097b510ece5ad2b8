'use client'

import { useCallback, useState } from 'react'

import { keepPreference } from '../../ui/requests/preferenceStore'
import { PREFERENCES } from '@/domain/settings/preferences'

// Kept outside of React: pages remount on navigation, and a fresh choice must survive that before
// the server has stored it.
let chosen: { stored: boolean; now: boolean } | null = null

/**
 * The person's preference for single-character shortcuts.
 * @param stored as stored on the server
 * @returns the preference, and a setter whose promise rejects when it could not be stored
 */
export const useLetterKeys = (stored: boolean) => {
  const [hasLetters, setLetters] = useState(
    chosen !== null && chosen.stored === stored ? chosen.now : stored,
  )
  const keep = useCallback(
    async (wanted: boolean) => {
      const before = chosen
      chosen = { stored, now: wanted }
      setLetters(wanted)
      try {
        await keepPreference({ key: PREFERENCES.keyboard, value: { letters: wanted } })
      } catch (failure) {
        chosen = before
        setLetters(!wanted)
        throw failure
      }
    },
    [stored],
  )
  return [hasLetters, keep] as const
}
