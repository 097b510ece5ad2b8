'use client'

import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { callApi, type ApiRefusal } from '../../ui/requests/api'
import { askPasskey } from '../../ui/requests/passkeys'
import { Alert } from '../../ui/layout/Alert'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Field } from '../../ui/inputs/Field'
import { formWords } from '../../ui/inputs/formWords'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { useT } from '@/components/ui/useT'

import { AuthFrame } from './AuthFrame'
import { BackToSignIn } from './BackToSignIn'
import { useOutcomeText } from './useOutcomeText'

type Props = {
  /** The account has a passkey that can replace its password. */
  hasPasskey: boolean
  returnTo: string
  /** The sign-in page with the same return address. */
  backTo: string
  siteTitle: string
}

/** The first sign-in with a provider account: proof by the local account's password or passkey. */
export const LoginLinkForm = ({ hasPasskey, returnTo, backTo, siteTitle }: Props) => {
  const t = useT()
  const outcomeText = useOutcomeText()
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null)
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isOver = failure?.code === 'stepExpired'
  const { password: atPassword, assertion: atPasskey } = failure?.fields ?? {}

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (failure) (failure.fields.password ? input : notice).current?.focus()
  }, [failure])

  const send = async (body: object) => {
    const outcome = await callApi('/api/users/login/link', { body })
    // Back to the provider, where the user is already signed in.
    if (outcome.ok)
      return window.location.assign(
        `/api/users/oidc/start?${new URLSearchParams({ to: returnTo })}`,
      )
    setBusy(null)
    setFailure(outcome)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setBusy('password')
    setFailure(null)
    await send({ password })
  }
  const linkByPasskey = async () => {
    if (busy) return
    setBusy('passkey')
    setFailure(null)
    const asked = await askPasskey('/api/users/login/link-begin')
    if (asked.ok) return send({ assertion: asked.answer })
    setBusy(null)
    setFailure(asked.refusal ?? { ok: false, status: 400, message: t(asked.reason), fields: {} })
  }

  return (
    <AuthFrame
      siteTitle={siteTitle}
      text={isOver ? undefined : t('factors.linkText')}
      title={t('factors.linkTitle')}
    >
      <form className="auth__form" method="post" onSubmit={submit} {...formWords(t)}>
        {failure && !atPassword && (
          <Alert ref={notice} tone="error">
            {atPasskey ?? outcomeText(failure)}
          </Alert>
        )}
        {isOver ? (
          <ButtonLink block href={backTo}>
            {t('auth.signInAgain')}
          </ButtonLink>
        ) : (
          <>
            <Field error={atPassword} label={t('auth.password')}>
              {(props) => (
                <PasswordInput
                  {...props}
                  ref={input}
                  required
                  autoComplete="current-password"
                  name="password"
                />
              )}
            </Field>
            <Button block busy={busy === 'password'} type="submit">
              {t('factors.linkSubmit')}
            </Button>
            {hasPasskey && (
              <Button
                block
                busy={busy === 'passkey'}
                icon={<IconFingerprint aria-hidden="true" size={18} />}
                tone="secondary"
                onClick={() => void linkByPasskey()}
              >
                {t('factors.passkeyUse')}
              </Button>
            )}
            <BackToSignIn href={backTo} />
          </>
        )}
      </form>
    </AuthFrame>
  )
}
