'use client'

import { useEffect, useEffectEvent } from 'react'
import { listenToScanner, type OnCode } from './scanners'

export type { OnCode } from './scanners'

/**
 * Listens for a keyboard scanner while the component is mounted, wherever the focus is. Only the
 * listener mounted last gets a scan, and none behind an open dialog.
 * @param onCode gets the code, and the code by a US keyboard layout if that differs
 * @param options.inDialog the component is in a dialog
 * @param options.inFields false on pages with forms, where a scan into a field is left to the field
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
