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
import { InvitationPasskey } from './InvitationPasskey'
import { useOutcomeText } from './useOutcomeText'

/** Purpose of a link: its API endpoint, and its texts. */
const KINDS = {
  reset: {
    url: '/api/users/reset-password',
    title: 'auth.resetTitle',
    text: 'auth.resetText',
    done: 'auth.resetDone',
  },
  invitation: {
    url: '/api/users/accept-invitation',
    title: 'auth.invitationTitle',
    text: 'auth.invitationText',
    done: 'auth.invitationDone',
  },
} as const

type Way = 'password' | 'passkey'

type Props = {
  kind: keyof typeof KINDS
  siteTitle: string
  token: string
  /** A passkey may be created instead of the password. */
  hasPasskeys?: boolean
}

/** Form to set a password through a mailed link; an expired one explains what to do. */
export const LinkPasswordForm = ({ kind, siteTitle, token, hasPasskeys = false }: Props) => {
  const words = KINDS[kind]
  const t = useT()
  const outcomeText = useOutcomeText()
  const [busy, setBusy] = useState<Way | null>(null)
  const [done, setDone] = useState<Way | null>(null)
  const [isDifferent, setDifferent] = useState(false)
  const [failure, setFailure] = useState<ApiRefusal | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password') ?? '')
    const differs = password !== form.get('confirm')
    setDifferent(differs)
    setFailure(null)
    if (differs) return
    setBusy('password')
    const outcome = await callApi(words.url, { body: { token, password } })
    setBusy(null)
    if (outcome.ok) setDone('password')
    else setFailure(outcome)
  }

  const title = t(words.title)
  const text = t(words.text, { min: MIN_PASSWORD_LENGTH })
  if (done) {
    const isByPasskey = done === 'passkey'
    return (
      <AuthFrame
        siteTitle={siteTitle}
        title={isByPasskey ? t('auth.invitationPasskeyTitle') : title}
      >
        <div className="auth__form">
          <Alert tone="success">{t(isByPasskey ? 'auth.invitationPasskeyDone' : words.done)}</Alert>
          <ButtonLink block href={paths.login()}>
            {t('auth.signIn')}
          </ButtonLink>
        </div>
      </AuthFrame>
    )
  }
  const offersAnother = failure?.code === 'resetLinkInvalid'
  return (
    <AuthFrame siteTitle={siteTitle} text={text} title={title}>
      <form className="auth__form" method="post" onSubmit={submit} {...formWords(t)}>
        {failure && !failure.fields.password && (
          <Alert tone="error">
            {outcomeText(failure)}{' '}
            {offersAnother && (
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
        <Button block busy={busy === 'password'} type="submit">
          {t('auth.resetSubmit')}
        </Button>
        {hasPasskeys && (
          <InvitationPasskey
            busy={busy}
            token={token}
            onBusy={(isBusy) => setBusy(isBusy ? 'passkey' : null)}
            onDone={() => setDone('passkey')}
            onFailure={setFailure}
          />
        )}
        <BackToSignIn />
      </form>
    </AuthFrame>
  )
}
