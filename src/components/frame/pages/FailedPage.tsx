'use client'

import { useEffect } from 'react'

import { Button } from '@/components/ui/Button'
import { failureWords } from '@/i18n/failureWords'
import type { Locale } from '@/i18n/locales'

import { MessagePage } from './MessagePage'

/** Said here so that no failed page loads the catalogue. */
export const HOME = '/'

/** What Next tells of an error: of one on the server its digest alone. */
export type Failure = Error & { digest?: string }

/**
 * A page that could not be made: the database was busy, or something is wrong. Nothing is lost. Of the
 * error it says the code that the log knows it by, never its text.
 */
export const FailedPage = ({
  locale,
  error,
  isCustomer = false,
  onAgain,
}: {
  locale: Locale
  error: Failure
  /** Reads an offer by its link: there is no home to go back to. */
  isCustomer?: boolean
  onAgain: () => void
}) => {
  const { pages, actions, offer } = failureWords(locale, error.digest ?? '—')
  useEffect(() => {
    document.title = pages.failedTitle
  }, [pages.failedTitle])
  return (
    <MessagePage
      code="500"
      title={pages.failed}
      text={isCustomer ? offer.failedText : pages.failedText}
    >
      <Button onClick={onAgain}>{actions.tryAgain}</Button>
      {!isCustomer && (
        <a className="ui-button ui-button--ghost" href={HOME}>
          {pages.backToHome}
        </a>
      )}
    </MessagePage>
  )
}
