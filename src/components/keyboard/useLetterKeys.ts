'use client'

import { useCallback, useState } from 'react'

import { keepPreference } from '@/components/ui/keepPreference'

import { KEYBOARD_PREFERENCE } from './keyboardPreference'

// Pages are drawn anew as people move: what was just chosen must not wait for the server's answer.
let chosen: { stored: boolean; now: boolean } | null = null

/**
 * Whether single characters are shortcuts, as the person chose it.
 * @param stored what the server knows
 * @returns the choice, and how to change it; the promise fails when the server did not keep it
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
        await keepPreference(KEYBOARD_PREFERENCE, { letters: wanted })
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
