'use client'

import { useEffect } from 'react'

import { Button } from '../../ui/controls/Button'

import { MessagePage } from './MessagePage'

/** Said here so that no failed page loads the catalogue. */
export const HOME = '/'

/** What Next passes of an error: of one on the server its digest alone. */
export type Failure = Error & { digest?: string }

/** By what the log knows an error. */
export const codeOf = ({ digest }: Failure): string => digest ?? '—'

export type FailedWords = {
  /** Of the window. */
  title: string
  failed: string
  /** With the code of the error, never its text. */
  text: string
  again: string
  /** None where there is no home to go back to. */
  home: string | null
}

/** A page that could not be made: the database was busy, or something is wrong. Nothing is lost. */
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
