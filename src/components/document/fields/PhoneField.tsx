'use client'

import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui'
import type { TextFieldClientComponent, TextFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useIsLocked } from '@/components/document/lock/useLock'
import { classNames } from '@/components/ui/classNames'
import { PhoneInput } from '@/components/ui/phone/PhoneInput'
import { useT } from '@/components/ui/useT'
import { refusePhone } from '@/domain/shared/phone'

/** A phone of a record. */
export const PhoneField: TextFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps, readOnly } = props as TextFieldClientProps
  const { required } = field
  const t = useT()
  // Whether it is a phone the server judges, which knows what was stored before.
  const check = useCallback(
    (value: unknown) => (required && !value ? t('refusals.required') : true),
    [required, t],
  )
  const { value, initialValue, setValue, path, disabled, showError, errorMessage } =
    useField<string>({ potentiallyStalePath: pathOfProps, validate: check as never })
  const [isTyping, setTyping] = useState(false)
  const isLocked = useIsLocked(path)
  const isOff = Boolean(readOnly || disabled || isLocked)
  // No error while the number is still being typed, none for one that was stored like this.
  const code = !isTyping && value !== initialValue ? refusePhone(value) : null
  const isShown = code !== null || (showError && !isTyping)

  return (
    <div
      className={classNames('field-type phone-field', isShown && 'error', isOff && 'read-only')}
      style={field.admin?.style as never}
    >
      <FieldLabel label={field.label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError
          message={code ? t(`refusals.${code}`) : errorMessage}
          path={path}
          showError={isShown}
        />
        <PhoneInput
          disabled={isOff}
          id={fieldIdOf(path)}
          name={path}
          value={value ?? ''}
          onChange={(text) => {
            setTyping(true)
            setValue(text)
          }}
          onLeft={() => setTyping(false)}
        />
      </div>
      {field.admin?.description && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
    </div>
  )
}) as TextFieldClientComponent
