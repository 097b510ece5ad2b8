'use client'

import { useState } from 'react'

/**
 * What a user types into an input that is applied later. It is reset when the applied value changes
 * from outside: a chip is removed, or the back button is pressed.
 * @param known the applied value
 * @param draftOf what the input shows of it
 */
export const useFilterDraft = <Draft>(known: string, draftOf: (known: string) => Draft) => {
  const [draft, setDraft] = useState(() => draftOf(known))
  const [last, setLast] = useState(known)
  if (last !== known) {
    setLast(known)
    setDraft(draftOf(known))
  }
  return [draft, setDraft] as const
}
