'use client'

import { useState } from 'react'

import { Button } from '../../ui/controls/Button'
import { callApi } from '../../ui/requests/api'

type Props = {
  token: string
  isStopped: boolean
  words: { stop: string; stopped: string; failed: string }
}

/** Whether its customer is reminded of an offer, with a button to opt out. */
export const OfferReminders = ({ token, words, ...before }: Props) => {
  const [isStopped, setStopped] = useState(before.isStopped)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await callApi(`/api/q/${token}/stop-reminders`, { method: 'POST', body: {} })
    setBusy(false)
    if (outcome.ok) setStopped(true)
    else setProblem(outcome.message ?? words.failed)
  }
  return (
    <div className="offer__reminders" aria-live="polite">
      {isStopped ? (
        <p>{words.stopped}</p>
      ) : (
        <Button busy={isBusy} tone="ghost" onClick={() => void stop()}>
          {words.stop}
        </Button>
      )}
      {problem && (
        <p className="ui-field__error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
