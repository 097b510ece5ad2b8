'use client'

import { useSyncExternalStore } from 'react'

import { readCookie } from '@/components/frame/appearance/browserCookies'
import { LANGUAGE_COOKIE } from '@/i18n/requestLocale'

import { readerOfFailure, UNKNOWN_READER, type Reader } from './readerOfFailure'
import { UNKNOWN_ROOT } from '@/present/navigation/elementIds'

const never = () => () => {}

// Snapshots are compared: as text, the same is equal to itself.
const seen = (): string => {
  const { lang, id } = document.documentElement
  return JSON.stringify(
    readerOfFailure({
      path: window.location.pathname,
      search: window.location.search,
      cookie: readCookie(LANGUAGE_COOKIE),
      languages: navigator.languages,
      ...(id !== UNKNOWN_ROOT && { shown: lang }),
    }),
  )
}

const unseen = (): string => JSON.stringify(UNKNOWN_READER)

/** Whom a failed page talks to; somebody of the company, in Turkish, until the browser was asked. */
export const useFailedReader = (): Reader =>
  JSON.parse(useSyncExternalStore(never, seen, unseen)) as Reader
