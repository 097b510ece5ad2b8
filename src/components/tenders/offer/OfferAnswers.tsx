'use client'

import { useEffect, useId, useRef, useState } from 'react'

import type { OfferAnswer } from '@/catalog/commands/bodies/offerBodies'
import type { Id } from '@/domain/shared/idOf'
import { Button } from '../../ui/controls/Button'
import type { Locale } from '@/i18n/locales'

import { AnswerSignature } from '../sends/AnswerSignature'
import { AnswerForm, type Signed } from './AnswerForm'
import type { OfferWords } from './offerWords'

type Props = {
  token: string
  locale: Locale
  /** Hash of the displayed document. */
  paper: string
  words: OfferWords
  /** Address of the privacy notice; null if there is none. */
  notice: string | null
  /** The note about accepting, for an offer that is not approved. */
  reservation: string | null
  /** The choice and its total; undefined if there are no choices. */
  accepted: { chosen?: readonly Id[]; total?: string }
  /** The choice and its total as a sentence; null if there are no choices. */
  accepting: string | null
  /** The choice is valid. */
  isPossible: boolean
  /** It was accepted or declined. */
  onAnswered: () => void
  onRefused: (code: string) => void
}

const ANSWERS = ['accept', 'decline', 'ask'] as const

/** A customer's answers to an offer: accept, decline, ask. */
export const OfferAnswers = (props: Props) => {
  const { words, reservation, isPossible, onAnswered } = props
  const [chosen, setChosen] = useState<OfferAnswer | null>(null)
  const [done, setDone] = useState<OfferAnswer | null>(null)
  const [signed, setSigned] = useState<Signed | null>(null)
  const [title, text] = done ? words.done[done] : []
  const textId = useId()
  const said = useRef<HTMLHeadingElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const left = useRef<OfferAnswer | null>(null)

  // The focused element is unmounted: focus the result.
  useEffect(() => said.current?.focus(), [done])
  // After cancelling an answer, focus its button again.
  useEffect(() => {
    if (chosen || !left.current) return
    buttons.current?.querySelector<HTMLElement>(`[data-answer="${left.current}"]`)?.focus()
    left.current = null
  }, [chosen])

  return (
    <section aria-labelledby="offer-answer" className="offer__answer">
      {done && (
        <>
          <h2 key={done} ref={said} aria-describedby={textId} tabIndex={-1}>
            {title}
          </h2>
          <p id={textId}>{text}</p>
          {done === 'accept' && signed && <AnswerSignature {...signed} words={words.signed} />}
        </>
      )}
      {(done === null || done === 'ask') && (
        <>
          <h2 id="offer-answer">{words.answer}</h2>
          {reservation && <p className="offer__reservation">{reservation}</p>}
          {chosen ? (
            <AnswerForm
              key={chosen}
              {...props}
              answer={chosen}
              onBack={() => {
                left.current = chosen
                setChosen(null)
              }}
              onDone={(by) => {
                setDone(chosen)
                setSigned(by)
                if (chosen !== 'ask') onAnswered()
                setChosen(null)
              }}
            />
          ) : (
            <div ref={buttons} className="offer__choices">
              {ANSWERS.map((answer) => (
                <Button
                  key={answer}
                  data-answer={answer}
                  disabled={answer === 'accept' && !isPossible}
                  tone={answer === 'accept' ? 'primary' : 'secondary'}
                  onClick={() => setChosen(answer)}
                >
                  {words[answer]}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </section>
  )
}
