'use client'

import Link from 'next/link'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { callApi } from '../../ui/requests/api'
import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { Checkbox } from '../../ui/inputs/Checkbox'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

import { formWords } from '../../ui/inputs/formWords'
import { AuthFrame } from './AuthFrame'
import { EmailField } from './EmailField'
import { useOutcomeText } from './useOutcomeText'

type Props = { returnTo: string; siteTitle: string; siteDescription: string | null }

/** The page of each step that may follow the password. */
const STEPS = { factor: paths.loginStep(), enrol: paths.loginEnrol() }

/**
 * E-mail, password, remember me. One message for a wrong e-mail and a wrong password alike
 * (AU1–AU4).
 */
export const LoginForm = ({ returnTo, siteTitle, siteDescription }: Props) => {
  const t = useT()
  const outcomeText = useOutcomeText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const email = useRef<HTMLInputElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => email.current?.focus(), [])
  useEffect(() => {
    if (error) notice.current?.focus()
  }, [error])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setError(null)
    const outcome = await callApi<{ next?: keyof typeof STEPS }>('/api/users/login', {
      body: {
        email: String(form.get('email') ?? '').trim(),
        password: String(form.get('password') ?? ''),
        remember: form.get('remember') === 'on',
      },
    })
    // A full load: the frame, the rights and the theme of this person come with it. The button
    // stays busy until the next page is there.
    if (outcome.ok) {
      const { next } = outcome.data
      const target = next ? STEPS[next] + window.location.search : returnTo
      return window.location.assign(target)
    }
    setBusy(false)
    setError(outcomeText(outcome))
  }

  return (
    <AuthFrame
      about={siteDescription}
      siteTitle={siteTitle}
      text={t('auth.welcomeText')}
      title={t('auth.welcome')}
    >
      <form className="auth__form" method="post" onSubmit={submit} {...formWords(t)}>
        {error && (
          <Alert ref={notice} tone="error">
            {error}
          </Alert>
        )}
        <EmailField ref={email} />
        <Field label={t('auth.password')}>
          {(input) => (
            <PasswordInput {...input} required autoComplete="current-password" name="password" />
          )}
        </Field>
        <div className="auth__row">
          <Checkbox name="remember">{t('auth.rememberMe')}</Checkbox>
          <Link className="text-link" href={paths.forgotPassword()} prefetch={false}>
            {t('auth.forgotPassword')}
          </Link>
        </div>
        <Button block busy={isBusy} type="submit">
          {t(isBusy ? 'auth.signingIn' : 'auth.signIn')}
        </Button>
      </form>
    </AuthFrame>
  )
}
