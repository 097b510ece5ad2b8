'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldError, useField, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { useId } from 'react'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { classNames } from '@/components/ui/classNames'

import { FormattedTextInput, type StoredText } from './FormattedTextInput'

type Props = Pick<TextareaFieldClientProps, 'field' | 'path'> & { stored: StoredText }

/** Formatted text in a form of a record. */
export const RichTextInput = ({ field, path: pathOfProps, stored }: Props) => {
  const id = useId()
  const { i18n } = useTranslation()
  const { value, setValue, showError, disabled, path } = useField<string | null>({
    potentiallyStalePath: pathOfProps,
  })
  return (
    <div className={classNames('field-type rich-text', showError && 'error')} id={fieldIdOf(path)}>
      <span
        className="field-label"
        id={`${id}-label`}
        onClick={() => document.getElementById(`${id}-text`)?.focus()}
        role="presentation"
      >
        {getTranslation(field.label ?? '', i18n)}
      </span>
      <div className="field-type__wrap">
        <div id={`${id}-error`}>
          <FieldError path={path} showError={showError} />
        </div>
        <FormattedTextInput
          describedBy={showError ? `${id}-error` : undefined}
          id={`${id}-text`}
          isBusy={disabled}
          isInvalid={showError}
          labelledBy={`${id}-label`}
          stored={stored}
          value={value ?? ''}
          onChange={setValue}
        />
      </div>
    </div>
  )
}
