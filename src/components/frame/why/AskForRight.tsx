'use client'

import { useState } from 'react'
import type { RightRequestState } from '@/domain/users/rightRequest'
import { Button } from '../../ui/controls/Button'
import { Alert } from '../../ui/layout/Alert'
import { useAttempt } from '../../ui/requests/useAttempt'

/** A command, with or without a record, or a page, as in `GET /api/why`. */
export type AskedFor = { command: string; id?: number } | { page: string }

/** Texts are props, because the page of a refusal ships no dictionary. */
export type AskWords = {
  ask: string
  /** The label with its subject, if several such buttons are on one page. */
  askFor?: string
  requested: string
  closed: string
  failed: string
}

type Props = { asked: AskedFor; request: RightRequestState | null; words: AskWords }

/** Requests a missing right, once: the state of the request replaces the button. */
export const AskForRight = ({ asked, request, words }: Props) => {
  const send = useAttempt()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(request === 'open')
  const [failure, setFailure] = useState<string | null>(null)
  if (request !== null && request !== 'open') return <p className="text-soft">{words.closed}</p>

  const ask = async () => {
    if (isSent) return
    setBusy(true)
    const outcome = await send('/api/why/ask', { body: asked })
    setBusy(false)
    // Requested in another tab.
    const isDone = outcome.ok || outcome.code === 'rightRequested'
    setSent(isDone)
    setFailure(isDone ? null : (outcome.message ?? words.failed))
  }
  return (
    <>
      {!isSent && (
        <Button
          aria-label={words.askFor}
          busy={isBusy}
          size="small"
          tone="secondary"
          onClick={() => void ask()}
        >
          {words.ask}
        </Button>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
      <p className="text-soft" role="status">
        {isSent ? words.requested : null}
      </p>
    </>
  )
}
