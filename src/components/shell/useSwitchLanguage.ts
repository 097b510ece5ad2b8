'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'

import type { Locale } from '@/i18n/locales'

/** Where the browser remembers the language (spec §1), beside the cookie the server reads. */
export const LANGUAGE_STORAGE_KEY = 'language'

/** Changes the language of the interface in both stores and draws the page again, in place. */
export const useSwitchLanguage = () => {
  const { switchLanguage } = useTranslation()
  return useCallback(
    async (locale: Locale) => {
      window.localStorage.setItem(LANGUAGE_STORAGE_KEY, locale)
      await switchLanguage?.(locale)
    },
    [switchLanguage],
  )
}
