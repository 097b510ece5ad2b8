'use client'

import { useId, useRef, useState } from 'react'
import { TextInput } from '../ui/inputs/TextInput'

type Props = {
  text: string
  /** Why it cannot be taken, in a sentence. */
  error?: string
  /** It can be changed: in a row that cannot be taken. */
  isOpen: boolean
  label: string
  /**
   * @param goesOn to the next wrong cell, for the person who types them away; not when the cell was
   * left
   * @returns whether it was taken; then the row has been judged again
   */
  onMend: (text: string, goesOn: boolean) => Promise<boolean>
}

/**
 * A cell of the file. A wrong one is an input with its sentence; another one of the same row
 * becomes one when it is chosen, because what is wrong may be settled there.
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
        // Chosen by its own button, which it stands in for.
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
