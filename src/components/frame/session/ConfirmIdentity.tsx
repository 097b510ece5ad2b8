'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'

import { confirmBy } from '../../ui/requests/api'

// With every page of the shell, and seldom asked.
const ConfirmQuestion = dynamic(() =>
  import('./ConfirmQuestion').then((module) => module.ConfirmQuestion),
)

type Answer = (isConfirmed: boolean) => void
type Question = { methods: readonly string[]; answers: readonly Answer[] }

/**
 * Asks for the password, or a code of the second factor, when a request needs to know that it is
 * still the person who signed in. The request waits for the answer and is sent again.
 */
export const ConfirmIdentity = () => {
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(
    () =>
      confirmBy(
        (methods) =>
          new Promise((answer) => {
            // Many records changed at once are one question.
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
