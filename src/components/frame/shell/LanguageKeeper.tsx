'use client'

import { useEffect } from 'react'

import { useLocale } from '@/components/ui/useT'
import { isLocale } from '@/i18n/locales'

import { LANGUAGE_STORAGE_KEY, useSwitchLanguage } from './useSwitchLanguage'

/**
 * Keeps cookie and `localStorage` of the language in sync. `localStorage` wins when the two differ,
 * such as after the cookie was lost; an unknown value there is replaced.
 */
export const LanguageKeeper = () => {
  const locale = useLocale()
  const switchLanguage = useSwitchLanguage()

  useEffect(() => {
    const stored = window.localStorage.getItem(LANGUAGE_STORAGE_KEY)
    if (stored === locale) return
    if (isLocale(stored)) switchLanguage(stored)
    else window.localStorage.setItem(LANGUAGE_STORAGE_KEY, locale)
  }, [locale, switchLanguage])
  return null
}
