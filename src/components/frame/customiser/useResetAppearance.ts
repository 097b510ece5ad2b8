'use client'

import { useShell } from '@/components/frame/appearance/ShellContext'
import { useLocale } from '@/components/ui/useT'
import { DEFAULT_APPEARANCE, isDefaultAppearance } from '@/domain/settings/appearance'
import { directionOf } from '@/i18n/locales'

/** Whether anything differs from the defaults, and a function that resets it (CZ6). */
export const useResetAppearance = () => {
  const { appearance, setAppearance, direction, setDirection } = useShell()
  const usual = directionOf(useLocale())
  return {
    isChanged: !isDefaultAppearance(appearance) || direction !== usual,
    reset: () => {
      setAppearance(DEFAULT_APPEARANCE)
      setDirection(usual)
    },
  }
}
