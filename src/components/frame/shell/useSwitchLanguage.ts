'use client'

import { useRouter } from 'next/navigation'
import { useCallback } from 'react'

import { keepCookie } from '@/components/frame/appearance/browserCookies'
import type { Locale } from '@/i18n/locales'
import { LANGUAGE_COOKIE } from '@/i18n/requestLocale'

/** The `localStorage` key of the language, beside the cookie the server reads. */
export const LANGUAGE_STORAGE_KEY = 'language'

/** Changes the language of the interface in both stores and re-renders the page in place. */
export const useSwitchLanguage = () => {
  const router = useRouter()
  return useCallback(
    (locale: Locale) => {
      window.localStorage.setItem(LANGUAGE_STORAGE_KEY, locale)
      keepCookie(LANGUAGE_COOKIE, locale)
      router.refresh()
    },
    [router],
  )
}
