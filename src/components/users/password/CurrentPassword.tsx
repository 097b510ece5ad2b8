'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { useT } from '@/components/ui/useT'

/** Asks for the current password when people change their own password or e-mail. */
export const CurrentPassword = ({ path }: { path: string }) => {
  const t = useT()
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const isChanging = useFormFields(
    ([{ password, email }]) => Boolean(password) || email?.value !== email?.initialValue,
  )
  if (!isChanging) return null
  return (
    <div className="field-type">
      <Field error={showError ? errorMessage : null} label={t('auth.currentPassword')}>
        {(input) => (
          <PasswordInput
            {...input}
            autoComplete="current-password"
            value={value ?? ''}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
      </Field>
    </div>
  )
}
