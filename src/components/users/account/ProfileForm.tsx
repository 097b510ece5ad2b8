'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { SaveBar } from '../../ui/inputs/SaveBar'
import { PhoneInput } from '@/components/ui/phone/PhoneInput'
import { TextInput } from '../../ui/inputs/TextInput'
import { callApi } from '../../ui/requests/api'
import { useDraft } from '@/components/ui/useDraft'
import { useNotify } from '../../ui/requests/useNotify'
import { useT, useLocale } from '@/components/ui/useT'

import { useSwitchLanguage } from '@/components/frame/shell/useSwitchLanguage'
import { LOCALES, isLocale } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'

type Props = {
  user: { id: number; name: string; email: string; phone: string | null }
  /** A new e-mail requires the current password; else a confirmed session. */
  asksPassword: boolean
}

/** The language of the interface, each by its own name; changes at once, like in the navbar. */
const LanguageField = () => {
  const t = useT()
  const locale = useLocale()
  const switchLanguage = useSwitchLanguage()
  return (
    <Field hint={t('account.languageHint')} label={t('account.language')}>
      {(input) => (
        <select
          {...input}
          className="ui-input"
          value={locale}
          onChange={({ currentTarget: { value } }) => {
            if (isLocale(value)) switchLanguage(value)
          }}
        >
          {LOCALES.map((value) => (
            <option key={value} lang={value} value={value}>
              {NATIVE_NAMES[value]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Own name, e-mail and phone. */
export const ProfileForm = ({ user, asksPassword }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const { name, email, phone } = user
  const draft = useDraft({ name, email, phone: phone ?? '' })
  const [currentPassword, setCurrentPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const { values, base } = draft
  const isOtherEmail = values.email.trim() !== base.email

  const forget = () => {
    setErrors({})
    setFailure(null)
    setCurrentPassword('')
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !draft.isDirty) return
    setBusy(true)
    const body = { ...values, ...(isOtherEmail && asksPassword && { currentPassword }) }
    const path = `/api/users/${user.id}`
    const outcome = await callApi<{ doc: typeof values }>(path, { method: 'PATCH', body })
    setBusy(false)
    if (!outcome.ok) {
      setErrors(outcome.fields)
      const isAtField = Object.keys(outcome.fields).length > 0
      return setFailure(isAtField ? null : (outcome.message ?? t('common.connectionFailed')))
    }
    const { doc } = outcome.data
    draft.accept({ name: doc.name, email: doc.email, phone: doc.phone ?? '' })
    forget()
    notifySuccess(t('account.saved'))
    router.refresh()
  }

  return (
    <form noValidate className="account-form" onSubmit={submit}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className="account-form__pair">
        <Field required error={errors.name} label={t('users.fields.name')}>
          {(input) => (
            <TextInput
              {...input}
              autoComplete="name"
              maxLength={120}
              value={values.name}
              onChange={(event) => draft.set('name', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field error={errors.phone} label={t('users.fields.phone')}>
          {(input) => (
            <PhoneInput
              {...input}
              autoComplete="tel"
              value={values.phone}
              onChange={(phone) => draft.set('phone', phone)}
            />
          )}
        </Field>
        <Field
          required
          error={errors.email}
          hint={t(asksPassword ? 'account.emailHint' : 'account.emailHintConfirm')}
          label={t('users.fields.email')}
        >
          {(input) => (
            <TextInput
              {...input}
              code
              autoComplete="email"
              type="email"
              value={values.email}
              onChange={(event) => draft.set('email', event.currentTarget.value)}
            />
          )}
        </Field>
        {isOtherEmail && asksPassword && (
          <Field required error={errors.currentPassword} label={t('auth.currentPassword')}>
            {(input) => (
              <PasswordInput
                {...input}
                autoComplete="current-password"
                value={currentPassword}
                onChange={(event) => setCurrentPassword(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
        <LanguageField />
      </div>
      <SaveBar
        busy={isBusy}
        isDirty={draft.isDirty}
        onCancel={() => {
          draft.reset()
          forget()
        }}
      />
    </form>
  )
}
