'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { useId } from 'react'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { classNames } from '@/components/ui/classNames'

import { useSay } from '../useSay'
import type { StoredText } from '@/present/settings/settingsValues'
import { FormattedTextInput } from './FormattedTextInput'

type Props = Pick<TextareaFieldClientProps, 'field' | 'path'> & { stored: StoredText }

/** A rich text field of a record. */
export const RichTextInput = ({ field, path: pathOfProps, stored }: Props) => {
  const id = useId()
  const say = useSay()
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
        {say(field.label)}
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
