'use client'

import { useEffect, useEffectEvent } from 'react'
import { listenToScanner, type OnCode } from './scanners'

export type { OnCode } from './scanners'

/**
 * Listens for a keyboard scanner as long as the component is mounted, wherever the focus is; the newest
 * listener gets what is scanned, and behind an open dialog none does.
 * @param onCode gets the code, and the same on an American keyboard where that differs
 * @param options.inDialog the component is in a dialog
 * @param options.inFields false on pages for writing: what is typed into their fields stays there
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
