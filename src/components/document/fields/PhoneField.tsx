'use client'

import { useField, withCondition } from '@payloadcms/ui'
import type { TextFieldClientComponent, TextFieldClientProps } from 'payload'
import { useCallback } from 'react'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { PhoneInput } from '@/components/ui/phone/PhoneInput'
import { useT } from '@/components/ui/useT'
import { refusePhone } from '@/domain/shared/phone'

import { FieldBox } from './FieldBox'
import { useTyping } from './useTyping'

/** A phone field of a record. */
export const PhoneField: TextFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps } = props as TextFieldClientProps
  const { required } = field
  const t = useT()
  // The server validates the phone, because it knows the stored value.
  const check = useCallback(
    (value: unknown) => (required && !value ? t('refusals.required') : true),
    [required, t],
  )
  const { value, initialValue, setValue, path, disabled, showError, errorMessage } =
    useField<string>({ potentiallyStalePath: pathOfProps, validate: check as never })
  const { error, setTyping } = useTyping({
    readError: () => {
      // No error for an unchanged stored number.
      const code = value === initialValue ? null : refusePhone(value)
      return code && t(`refusals.${code}`)
    },
    showError,
    errorMessage,
  })

  return (
    <FieldBox className="phone-field" error={error} field={field} path={path}>
      <PhoneInput
        disabled={disabled}
        id={fieldIdOf(path)}
        name={path}
        value={value ?? ''}
        onChange={(text) => {
          setTyping(true)
          setValue(text)
        }}
        onLeft={() => setTyping(false)}
      />
    </FieldBox>
  )
}) as TextFieldClientComponent
