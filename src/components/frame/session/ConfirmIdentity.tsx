'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'

import { confirmBy } from '../../ui/requests/api'

// Used on every page but rarely needed: loaded on demand.
const ConfirmQuestion = dynamic(() =>
  import('./ConfirmQuestion').then((module) => module.ConfirmQuestion),
)

type Answer = (isConfirmed: boolean) => void
type Question = { methods: readonly string[]; answers: readonly Answer[] }

/**
 * Asks for the password, or a code of the second factor, when a request requires a recently
 * confirmed session. The request waits and is sent again.
 */
export const ConfirmIdentity = () => {
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(
    () =>
      confirmBy(
        (methods) =>
          new Promise((answer) => {
            // A bulk change asks only once.
            setQuestion((open) => ({ methods, answers: [...(open?.answers ?? []), answer] }))
          }),
      ),
    [],
  )

  const close = (isConfirmed: boolean) => {
    for (const answer of question?.answers ?? []) answer(isConfirmed)
    setQuestion(null)
  }
  return question && <ConfirmQuestion methods={question.methods} onClose={close} />
}
