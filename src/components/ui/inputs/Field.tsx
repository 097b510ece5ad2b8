'use client'

import { IconAlertCircle } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'

import type { Locale } from '@/i18n/locales'

import { useT } from '../useT'

/** The attributes that associate an input with its label, hint and error. */
export type FieldInputProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = {
  label: string
  /** The language of the label, if it differs from the reader's. */
  labelLanguage?: Locale
  hint?: ReactNode
  error?: string | null
  required?: boolean
  /** At the end of the label's line, such as a link. */
  aside?: ReactNode
  children: (input: FieldInputProps) => ReactNode
}

/** Label, input, hint and error as one: `<Field label=…>{(input) => <TextInput {...input} />}</Field>`. */
export const Field = ({ label, labelLanguage, hint, error, required, aside, children }: Props) => {
  const id = useId()
  const t = useT()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="ui-field">
      <div className="ui-field__label-row">
        <label className="ui-field__label" htmlFor={id} id={`${id}-label`} lang={labelLanguage}>
          {label}
          {required && (
            <span className="ui-field__required" title={t('common.required')}>
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
      })}
      {hint && (
        <div className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="ui-field__error" id={`${id}-error`}>
          <IconAlertCircle aria-hidden="true" size={16} />
          {error}
        </div>
      )}
    </div>
  )
}
