'use client'

import { useId, useRef, useState } from 'react'
import { TextInput } from '../ui/inputs/TextInput'

type Props = {
  text: string
  /** The error, as a sentence. */
  error?: string
  /** It is editable: in a row with errors. */
  isOpen: boolean
  label: string
  /**
   * @param goesOn moves to the next invalid cell when submitted by keyboard; not on blur
   * @returns whether it was accepted; then the row has been checked again
   */
  onMend: (text: string, goesOn: boolean) => Promise<boolean>
}

/**
 * A cell of the file. An invalid one is an input with its error; others of the same row become one
 * on click, because the cause may be there.
 */
export const RowCell = ({ text, error, isOpen, label, onMend }: Props) => {
  const errorId = useId()
  const sent = useRef<string | null>(null)
  const [typed, setTyped] = useState(text)
  const [isChosen, setChosen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const mend = async (goesOn: boolean) => {
    if (typed === text || sent.current === typed) return
    sent.current = typed
    setBusy(true)
    const isTaken = await onMend(typed, goesOn)
    setBusy(false)
    if (isTaken) setChosen(false)
    else sent.current = null
  }

  if (!isOpen) return <bdi className="imports__text">{text}</bdi>
  if (!error && !isChosen)
    return (
      <button
        aria-label={`${label}: ${text}`}
        className="imports__open"
        type="button"
        onClick={() => setChosen(true)}
      >
        <bdi>{text || '–'}</bdi>
      </button>
    )
  return (
    <>
      <TextInput
        // Opened by its button, which it replaces.
        autoFocus={isChosen}
        aria-busy={isBusy || undefined}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        aria-label={label}
        className="imports__input"
        enterKeyHint="done"
        value={typed}
        onBlur={() => {
          void mend(false)
          if (typed === text) setChosen(false)
        }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') setTyped(text)
          if (event.key !== 'Enter') return
          event.preventDefault()
          void mend(true)
        }}
      />
      {error && (
        <span className="imports__error" id={errorId}>
          {error}
        </span>
      )}
    </>
  )
}
