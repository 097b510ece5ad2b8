'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/inputs/Field'
import { LeaveGuard } from '@/components/ui/leave/LeaveGuard'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { PasswordRules } from '../../ui/inputs/PasswordRules'
import { callApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { passwordRules } from '@/domain/users/password'

const EMPTY = { current: '', password: '', confirmation: '' }

type Props = {
  userId: number
  email: string
  name: string
  /** Changing one's own password requires the current one, if there is one. */
  asksCurrent: boolean
  submitLabel: string
  notice: string
}

type FieldArgs = {
  name: keyof typeof EMPTY
  label: string
  error?: string
  complete: 'current-password' | 'new-password'
}

/**
 * New password and its confirmation, with the rules checked while typing; a refusal keeps the
 * input.
 */
export const NewPasswordForm = (props: Props) => {
  const { userId, email, name, asksCurrent, submitLabel, notice } = props
  const t = useT()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [values, setValues] = useState(EMPTY)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const rules = passwordRules({ ...values, context: [name, email] })
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
    const outcome = await callApi(`/api/users/${userId}`, { method: 'PATCH', body })
    setBusy(false)
    if (outcome.ok) {
      setValues(EMPTY)
      notifySuccess(notice)
      // Other sessions have ended; after a first password the page asks for the current one.
      router.refresh()
      return
    }
    setErrors(outcome.fields)
    const isAtField = Object.keys(outcome.fields).length > 0
    setFailure(isAtField ? null : (outcome.message ?? t('common.connectionFailed')))
    const wrong = outcome.fields.currentPassword ? 'current' : 'password'
    if (isAtField) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  const field = ({ name: key, label, error, complete }: FieldArgs) => (
    <Field required error={error} label={label}>
      {(input) => (
        <PasswordInput
          {...input}
          autoComplete={complete}
          name={key}
          value={values[key]}
          onChange={type(key)}
        />
      )}
    </Field>
  )

  return (
    <form ref={form} noValidate className="account-form" onSubmit={submit}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <input hidden readOnly autoComplete="username" name="username" value={email} />
      {asksCurrent &&
        field({
          name: 'current',
          label: t('auth.currentPassword'),
          error: errors.currentPassword,
          complete: 'current-password',
        })}
      <div className="account-form__pair">
        {field({
          name: 'password',
          label: t('auth.newPassword'),
          error: errors.password,
          complete: 'new-password',
        })}
        {field({
          name: 'confirmation',
          label: t('auth.confirmPassword'),
          complete: 'new-password',
        })}
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
