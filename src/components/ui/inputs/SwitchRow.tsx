'use client'

import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'

type Props = {
  label: string
  /** Why it cannot be changed now, or what it does. */
  hint?: string
  error?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch with its label before it. */
export const SwitchRow = ({ label, hint, error, checked, disabled, onChange }: Props) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <label className="switch-row" data-disabled={disabled}>
      <span>
        <span className="switch-row__label">{label}</span>
        {hint && (
          <span className="switch-row__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        {error && (
          <span className="ui-field__error" id={`${id}-error`}>
            <IconAlertCircle aria-hidden="true" size={16} />
            {error}
          </span>
        )}
      </span>
      <input
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
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
