'use client'

import { useRef, useState, type FormEvent } from 'react'

import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { LeaveGuard } from '@/components/ui/LeaveGuard'
import { PasswordInput } from '@/components/ui/PasswordInput'
import { sendJson } from '@/components/ui/sendJson'
import { useNotify } from '@/components/ui/useNotify'
import { useT } from '@/components/ui/useT'
import { passwordRules } from '@/domain/users/password'

import { PasswordRules } from './PasswordRules'

const EMPTY = { current: '', password: '', confirmation: '' }

type Props = {
  userId: number
  email: string
  /** One's own password needs the one before. */
  asksCurrent: boolean
  submitLabel: string
  notice: string
  onDone?: () => void
}

/** A new password twice, with its rules marked while typing; what was typed stays after a refusal. */
export const NewPasswordForm = (props: Props) => {
  const { userId, email, asksCurrent, submitLabel, notice, onDone } = props
  const t = useT()
  const { notifySuccess } = useNotify()
  const [values, setValues] = useState(EMPTY)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const rules = passwordRules({ ...values, email })
  const isReady = rules.every(({ isMet }) => isMet) && (!asksCurrent || values.current !== '')
  const isTyped = Object.values(values).some((value) => value !== '')

  const type = (name: keyof typeof EMPTY) => (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    setValues((before) => ({ ...before, [name]: value }))
    setErrors({})
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !isReady) return
    setBusy(true)
    setFailure(null)
    const { current, password } = values
    const body = { password, ...(asksCurrent && { currentPassword: current }) }
    const outcome = await sendJson(`/api/users/${userId}`, body, { method: 'PATCH' })
    setBusy(false)
    if (outcome.ok) {
      setValues(EMPTY)
      notifySuccess(notice)
      onDone?.()
      return
    }
    setErrors(outcome.fields)
    const isAtField = Object.keys(outcome.fields).length > 0
    setFailure(isAtField ? null : (outcome.message ?? t('common.connectionFailed')))
    const wrong = outcome.fields.currentPassword ? 'current' : 'password'
    if (isAtField) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  return (
    <form ref={form} noValidate className="account-form" onSubmit={submit}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <input hidden readOnly autoComplete="username" name="username" value={email} />
      {asksCurrent && (
        <Field required error={errors.currentPassword} label={t('auth.currentPassword')}>
          {(input) => (
            <PasswordInput
              {...input}
              autoComplete="current-password"
              name="current"
              value={values.current}
              onChange={type('current')}
            />
          )}
        </Field>
      )}
      <div className="account-form__pair">
        <Field required error={errors.password} label={t('auth.newPassword')}>
          {(input) => (
            <PasswordInput
              {...input}
              autoComplete="new-password"
              name="password"
              value={values.password}
              onChange={type('password')}
            />
          )}
        </Field>
        <Field required label={t('auth.confirmPassword')}>
          {(input) => (
            <PasswordInput
              {...input}
              autoComplete="new-password"
              name="confirmation"
              value={values.confirmation}
              onChange={type('confirmation')}
            />
          )}
        </Field>
      </div>
      <PasswordRules rules={rules} />
      <div className="save-bar">
        <Button busy={isBusy} disabled={!isReady && !isBusy} type="submit">
          {submitLabel}
        </Button>
      </div>
      <LeaveGuard isDirty={isTyped && !isBusy} />
    </form>
  )
}
