'use client'

import { useEffect } from 'react'

import { Button } from '../../ui/controls/Button'

import { MessagePage } from './MessagePage'

/** Defined here so that error pages do not load the catalogue. */
export const HOME = '/'

/** What Next passes of an error: for server errors only its digest. */
export type Failure = Error & { digest?: string }

/** Code of the error in the log. */
export const codeOf = ({ digest }: Failure): string => digest ?? '—'

export type FailedWords = {
  /** Document title. */
  title: string
  failed: string
  /** With the code of the error, never its text. */
  text: string
  again: string
  /** Null if there is no home page to return to. */
  home: string | null
}

/** Error page: the database was busy, or something failed. Nothing is lost. */
export const FailedPage = ({ words, onAgain }: { words: FailedWords; onAgain: () => void }) => {
  const { title, failed, text, again, home } = words
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <MessagePage code="500" title={failed} text={text}>
      <Button onClick={onAgain}>{again}</Button>
      {home !== null && (
        <a className="ui-button ui-button--ghost" href={HOME}>
          {home}
        </a>
      )}
    </MessagePage>
  )
}
