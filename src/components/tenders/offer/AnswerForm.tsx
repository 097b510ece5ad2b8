'use client'

import { useId, useState, type FormEvent } from 'react'

import type { OfferAnswer } from '@/catalog/commands/bodies/offerBodies'
import type { Id } from '@/domain/shared/idOf'
import { callApi } from '../../ui/requests/api'
import { Button } from '../../ui/controls/Button'
import { inOurWords } from '../../ui/requests/inOurWords'
import type { Locale } from '@/i18n/locales'

import type { Signature } from '@/domain/tenders/sending/signature'
import type { OfferWords } from './offerWords'
import { SignaturePad } from './SignaturePad'
import { useStrokes } from './useStrokes'
import { MAX_ANSWER_NAME_LENGTH, MAX_ANSWER_TEXT_LENGTH } from '@/domain/tenders/sending/sends'

/** The signer's name and drawn signature. */
export type Signed = { name: string; signature: Signature }

type Props = {
  token: string
  locale: Locale
  paper: string
  words: OfferWords
  /** Address of the privacy notice; null if there is none. */
  notice: string | null
  answer: OfferAnswer
  accepted: { chosen?: readonly Id[]; total?: string }
  accepting: string | null
  isPossible: boolean
  onBack: () => void
  onRefused: (code: string) => void
  onDone: (by: Signed) => void
}

/** The form of one answer to an offer: name and required input; nothing is prefilled. */
export const AnswerForm = (props: Props) => {
  const { token, locale, paper, words, notice, answer, onBack, onDone } = props
  const id = useId()
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [isConfirmed, setConfirmed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const pad = useStrokes()
  const isAccepting = answer === 'accept'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const said = isAccepting
      ? {
          confirmed: isConfirmed,
          ...props.accepted,
          ...(pad.strokes.length > 0 && { signature: pad.strokes }),
        }
      : { text }
    const body = { name, paper, language: locale, ...said }
    const outcome = await callApi(`/api/q/${token}/${answer}`, { method: 'POST', body })
    setBusy(false)
    if (outcome.ok) return onDone({ name, signature: pad.strokes })
    if (outcome.code) props.onRefused(outcome.code)
    setProblem(Object.values(outcome.fields)[0] ?? outcome.message ?? words.failed)
  }

  return (
    <form className="offer__form" onSubmit={submit} {...inOurWords(words.missing)}>
      <div className="ui-field">
        <label className="ui-field__label" htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input
          required
          autoFocus
          autoComplete="name"
          className="ui-input"
          dir="auto"
          id={`${id}-name`}
          maxLength={MAX_ANSWER_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      {isAccepting ? (
        <>
          {props.accepting && <p className="offer__accepting">{props.accepting}</p>}
          <SignaturePad pad={pad} words={words} />
          <label className="offer__tick">
            <input
              required
              checked={isConfirmed}
              type="checkbox"
              onChange={(event) => setConfirmed(event.currentTarget.checked)}
            />
            <span>{words.confirm}</span>
          </label>
        </>
      ) : (
        <div className="ui-field">
          <label className="ui-field__label" htmlFor={`${id}-text`}>
            {answer === 'decline' ? words.reason : words.question}
          </label>
          <textarea
            required
            className="ui-input"
            dir="auto"
            id={`${id}-text`}
            maxLength={MAX_ANSWER_TEXT_LENGTH}
            rows={4}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      )}
      <p className="text-soft">
        {isAccepting ? words.electronic : words.recorded}{' '}
        {/* Opens in a new tab, so that the typed text stays. */}
        {notice && (
          <a className="text-link" href={notice} rel="noopener noreferrer" target="_blank">
            {words.notice}
          </a>
        )}
      </p>
      <p aria-live="assertive" className="ui-field__error">
        {problem}
      </p>
      <div className="offer__choices">
        <Button
          busy={isBusy}
          disabled={isAccepting && !props.isPossible}
          tone={answer === 'decline' ? 'danger' : 'primary'}
          type="submit"
        >
          {isAccepting ? words.accept : answer === 'decline' ? words.decline : words.send}
        </Button>
        <Button tone="ghost" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
