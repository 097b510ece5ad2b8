'use client'

import { useShell } from '@/components/frame/appearance/ShellContext'
import { DEFAULT_APPEARANCE, isDefaultAppearance } from '@/domain/settings/appearance'

/** Whether anything differs from the defaults, and a function that resets it (CZ6). */
export const useResetAppearance = () => {
  const { appearance, setAppearance } = useShell()
  return {
    isChanged: !isDefaultAppearance(appearance),
    reset: () => setAppearance(DEFAULT_APPEARANCE),
  }
}
