'use client'

import { useId } from 'react'

type Props = {
  label: string
  /** Why it cannot be changed now, or what it does. */
  hint?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch with its label before it. */
export const SwitchRow = ({ label, hint, checked, disabled, onChange }: Props) => {
  const id = useId()
  return (
    <label className="switch-row" data-disabled={disabled}>
      <span>
        <span className="switch-row__label">{label}</span>
        {hint && (
          <span className="switch-row__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-label={label}
        checked={checked}
        className="ui-switch"
        disabled={disabled}
        role="switch"
        type="checkbox"
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
