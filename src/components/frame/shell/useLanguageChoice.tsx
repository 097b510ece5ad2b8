'use client'

import { useCallback, useState, type ReactNode } from 'react'

import { hasUnsavedChanges } from '@/components/ui/leave/hasUnsavedChanges'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { useLocale, useT } from '@/components/ui/useT'
import type { Locale } from '@/i18n/locales'

import { useSwitchLanguage } from './useSwitchLanguage'

/**
 * Language selection, for the navbar and the palette.
 * @returns the function, and the confirmation for unsaved changes (LG2)
 */
export const useLanguageChoice = (): {
  chooseLanguage: (locale: Locale) => void
  question: ReactNode
} => {
  const t = useT()
  const current = useLocale()
  const switchLanguage = useSwitchLanguage()
  const [wanted, setWanted] = useState<Locale | null>(null)
  const chooseLanguage = useCallback(
    (locale: Locale) => {
      if (locale === current) return
      if (hasUnsavedChanges()) setWanted(locale)
      else switchLanguage(locale)
    },
    [current, switchLanguage],
  )
  const question = (
    <ConfirmDialog
      destructive
      cancelLabel={t('common.stay')}
      confirmLabel={t('shell.changeLanguage')}
      description={t('shell.languageLosesChanges')}
      open={wanted !== null}
      title={t('common.unsavedChanges')}
      onClose={() => setWanted(null)}
      onConfirm={async () => {
        if (wanted) switchLanguage(wanted)
      }}
    />
  )
  return { chooseLanguage, question }
}
