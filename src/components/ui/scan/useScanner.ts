'use client'

import { useEffect, useEffectEvent } from 'react'
import { listenToScanner, type OnCode } from './scanners'

export type { OnCode } from './scanners'

/**
 * Hears a scanner that types as long as the part is on screen, wherever the focus is; the newest
 * listener gets what is scanned, and below an open dialog nobody does.
 * @param onCode gets the code, and the same on an American keyboard where that differs
 * @param options.inDialog the part stands in a dialog
 * @param options.inFields false where people write: what is typed into their fields stays there
 */
export const useScanner = (
  onCode: OnCode,
  { inDialog = false, inFields = true }: { inDialog?: boolean; inFields?: boolean } = {},
): void => {
  const tell = useEffectEvent(onCode)
  useEffect(
    () => listenToScanner({ onScan: ({ text, typed }) => tell(text, typed), inDialog, inFields }),
    [inDialog, inFields],
  )
}
