'use client'

import Link from 'next/link'
import { useState, type FormEvent } from 'react'

import { callApi, type ApiRefusal } from '../../ui/requests/api'
import { Alert } from '../../ui/layout/Alert'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { useT } from '@/components/ui/useT'
import { MIN_PASSWORD_LENGTH } from '@/domain/users/password'
import { paths } from '@/catalog/paths'

import { formWords } from '../../ui/inputs/formWords'
import { AuthFrame } from './AuthFrame'
import { BackToSignIn } from './BackToSignIn'
import { useOutcomeText } from './useOutcomeText'

/** New password twice; an old or used link says so and offers another. */
export const ResetPasswordForm = ({ siteTitle, token }: { siteTitle: string; token: string }) => {
  const t = useT()
  const outcomeText = useOutcomeText()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [isDifferent, setDifferent] = useState(false)
  const [failure, setFailure] = useState<ApiRefusal | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password') ?? '')
    const differs = password !== form.get('confirm')
    setDifferent(differs)
    setFailure(null)
    if (differs) return
    setBusy(true)
    const outcome = await callApi('/api/users/reset-password', { body: { token, password } })
    setBusy(false)
    if (outcome.ok) setDone(true)
    else setFailure(outcome)
  }

  const title = t('auth.resetTitle')
  const text = t('auth.resetText', { min: MIN_PASSWORD_LENGTH })
  if (isDone) {
    return (
      <AuthFrame siteTitle={siteTitle} title={title}>
        <div className="auth__form">
          <Alert tone="success">{t('auth.resetDone')}</Alert>
          <ButtonLink block href={paths.login()}>
            {t('auth.signIn')}
          </ButtonLink>
        </div>
      </AuthFrame>
    )
  }
  const isLinkInvalid = failure?.status === 403
  return (
    <AuthFrame siteTitle={siteTitle} text={text} title={title}>
      <form className="auth__form" method="post" onSubmit={submit} {...formWords(t)}>
        {failure && !failure.fields.password && (
          <Alert tone="error">
            {isLinkInvalid ? t('auth.resetLinkInvalid') : outcomeText(failure)}{' '}
            {isLinkInvalid && (
              <Link href={paths.forgotPassword()} prefetch={false}>
                {t('auth.requestNewLink')}
              </Link>
            )}
          </Alert>
        )}
        <Field error={failure?.fields.password} label={t('auth.newPassword')}>
          {(input) => (
            <PasswordInput {...input} required autoComplete="new-password" name="password" />
          )}
        </Field>
        <Field
          error={isDifferent ? t('refusals.passwordsDiffer') : null}
          label={t('auth.confirmPassword')}
        >
          {(input) => (
            <PasswordInput {...input} required autoComplete="new-password" name="confirm" />
          )}
        </Field>
        <Button block busy={isBusy} type="submit">
          {t('auth.resetSubmit')}
        </Button>
        <BackToSignIn />
      </form>
    </AuthFrame>
  )
}
