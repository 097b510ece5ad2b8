'use client'

import { useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { useT } from '@/components/ui/useT'

/** Asks for the current password when people change their own password or e-mail. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const t = useT()
  const { user } = useAuth()
  const { id, collectionSlug } = useDocumentInfo()
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const isChanging = useFormFields(
    ([{ password, email }]) => Boolean(password) || email?.value !== email?.initialValue,
  )
  const isOwn = collectionSlug === 'users' && user?.id === id
  if (!isOwn || !isChanging) return null
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
