'use client'

import { useId, type ReactNode } from 'react'

export type Choice<Value extends string> = {
  value: Value
  label: string
  /** A small preview; decorative, next to the label. */
  picture: ReactNode
}

type Props<Value extends string> = {
  label: string
  hint?: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/**
 * A radio group rendered as previews over real inputs, so that arrow keys and labels work (CZ7).
 */
export const ChoiceGroup = <Value extends string>(props: Props<Value>) => {
  const { label, hint, value, choices, onChange } = props
  const id = useId()
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} className="choice-group">
      <legend className="choice-group__label">{label}</legend>
      <div className="choice-group__choices">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              checked={choice.value === value}
              className="choice__input"
              name={id}
              type="radio"
              value={choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span aria-hidden="true" className="choice__picture">
              {choice.picture}
            </span>
            <span className="choice__label">{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className="choice-group__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
