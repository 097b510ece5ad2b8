'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'

import type { Locale } from '@/i18n/locales'

/** The `localStorage` key of the language, beside the cookie the server reads. */
export const LANGUAGE_STORAGE_KEY = 'language'

/** Changes the language of the interface in both stores and renders the page again, in place. */
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
