'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { readCookie } from '@/components/frame/appearance/browserCookies'
import { PAYLOAD_THEME_COOKIE } from '@/domain/settings/themeOnServer'
import { failureWords } from '@/i18n/failureWords'
import { directionOf } from '@/i18n/locales'

import { codeOf, FailedPage, type Failure } from './FailedPage'
import { UNKNOWN_ROOT } from '@/present/navigation/elementIds'
import { LANGUAGE_COOKIE } from '@/i18n/requestLocale'
import { readerOfFailure, UNKNOWN_READER, type Reader } from './readerOfFailure'

const never = () => () => {}

// A string, because snapshots are compared by identity.
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

/** Language and audience of an error page; staff in Turkish until the browser's data are read. */
const useFailedReader = (): Reader =>
  JSON.parse(useSyncExternalStore(never, seen, unseen)) as Reader

/** Error page that renders without loaded translations: the browser decides language and audience. */
const FailedForReader = ({ error, onAgain }: { error: Failure; onAgain: () => void }) => {
  const { locale, isCustomer } = useFailedReader()
  const { pages, actions, offer } = failureWords(locale, codeOf(error))
  useEffect(() => {
    const { documentElement: root } = document
    // A surrounding page sets the language itself.
    if (root.id !== UNKNOWN_ROOT) return
    root.lang = locale
    root.dir = directionOf(locale)
    root.dataset.theme ??= readCookie(PAYLOAD_THEME_COOKIE) === 'dark' ? 'dark' : 'light'
  }, [locale])
  return (
    <FailedPage
      words={{
        title: pages.failedTitle,
        failed: pages.failed,
        text: isCustomer ? offer.failedText : pages.failedText,
        again: actions.tryAgain,
        home: isCustomer ? null : pages.backToHome,
      }}
      onAgain={onAgain}
    />
  )
}

export default FailedForReader
