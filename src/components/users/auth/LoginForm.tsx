'use client'

import { IconBuilding, IconFingerprint } from '@tabler/icons-react'
import Link from 'next/link'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'

import { callApi } from '../../ui/requests/api'
import { askPasskey, usePasskeySupport } from '../../ui/requests/passkeys'
import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { Checkbox } from '../../ui/inputs/Checkbox'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'
import { methodsText, STEP_METHODS } from '@/domain/users/factors'
import type { SsoProblem } from '@/domain/users/oidc'

import { formWords } from '../../ui/inputs/formWords'
import { AuthFrame } from './AuthFrame'
import { EmailField } from './EmailField'
import { ssoWords } from '@/present/users/ssoWords'
import { useOutcomeText } from './useOutcomeText'

type Props = {
  returnTo: string
  siteTitle: string
  siteDescription: string | null
  /** The browser supports passkeys for this address. */
  hasPasskeys: boolean
  /** Name of the single sign-on provider; an empty label for one without a name. */
  provider: string | null
  /**
   * Single sign-on is the only way to sign in, except for emergency access by password or passkey.
   */
  isProviderOnly: boolean
  /** The reason why a sign-in through the provider failed. */
  problem: SsoProblem | null
}

/** The page of each possible step after the password. */
const STEPS = { factor: paths.loginStep(), enrol: paths.loginEnrol() }

/** The URL of a step's page: with its methods, and the `redirect` of the current address. */
const pageOf = (next: keyof typeof STEPS, methods: readonly string[] = []): string => {
  const query = new URLSearchParams(window.location.search)
  if (methods.length > 0) query.set(STEP_METHODS, methodsText(methods))
  const search = query.toString()
  return STEPS[next] + (search && `?${search}`)
}

/** The fields of password and passkey; collapsed if only for emergency access. */
const ByThemselves = ({ isEmergency, children }: { isEmergency: boolean; children: ReactNode }) => {
  const t = useT()
  if (!isEmergency) return children
  return (
    <details className="auth__emergency">
      <summary className="text-link">{t('auth.emergency')}</summary>
      <div className="auth__form">
        <p className="text-soft">{t('auth.emergencyText')}</p>
        {children}
      </div>
    </details>
  )
}

/**
 * E-mail, password, remember me. One message for a wrong e-mail and a wrong password alike
 * (AU1–AU4).
 */
export const LoginForm = ({
  returnTo,
  siteTitle,
  siteDescription,
  hasPasskeys,
  provider,
  isProviderOnly,
  problem,
}: Props) => {
  const t = useT()
  const outcomeText = useOutcomeText()
  const isSupported = usePasskeySupport()
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null)
  const [error, setError] = useState<string | null>(
    problem &&
      t(
        isProviderOnly || problem === 'tooManyAttempts' ? ssoWords(problem) : `refusals.${problem}`,
      ),
  )
  const email = useRef<HTMLInputElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!problem && !isProviderOnly) email.current?.focus()
  }, [problem, isProviderOnly])
  useEffect(() => {
    if (error) notice.current?.focus()
  }, [error])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    setBusy('password')
    setError(null)
    const outcome = await callApi<{ next?: keyof typeof STEPS; methods?: string[] }>(
      '/api/users/login',
      {
        body: {
          email: String(form.get('email') ?? '').trim(),
          password: String(form.get('password') ?? ''),
          remember: form.get('remember') === 'on',
        },
      },
    )
    // A full page load, which also brings the user's navigation, rights and theme. The button stays
    // busy until the next page has loaded.
    if (outcome.ok) {
      const { next, methods } = outcome.data
      return window.location.assign(next ? pageOf(next, methods) : returnTo)
    }
    setBusy(null)
    setError(outcomeText(outcome))
  }

  const signInByPasskey = async (remember: boolean) => {
    if (busy) return
    setBusy('passkey')
    setError(null)
    const asked = await askPasskey('/api/users/login/passkey-begin')
    if (asked.ok) {
      const body = { assertion: asked.answer, remember }
      const outcome = await callApi('/api/users/login/passkey', { body })
      if (outcome.ok) return window.location.assign(returnTo)
      setError(outcomeText(outcome))
    } else setError(asked.refusal ? outcomeText(asked.refusal) : t(asked.reason))
    setBusy(null)
  }

  const atProvider = provider !== null && (
    // A plain link: the router cannot follow a redirect to the provider.
    <a
      className={`ui-button ui-button--block ${isProviderOnly ? '' : 'ui-button--secondary'}`}
      href={`/api/users/oidc/start?${new URLSearchParams({ to: returnTo })}`}
    >
      <IconBuilding aria-hidden="true" size={18} />
      {provider ? t('factors.ssoSignInWith', { label: provider }) : t('factors.ssoSignIn')}
    </a>
  )
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
        {isProviderOnly && atProvider}
        <ByThemselves isEmergency={isProviderOnly}>
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
          <Button block busy={busy === 'password'} type="submit">
            {t(busy === 'password' ? 'auth.signingIn' : 'auth.signIn')}
          </Button>
          {hasPasskeys && isSupported && (
            <Button
              block
              busy={busy === 'passkey'}
              icon={<IconFingerprint aria-hidden="true" size={18} />}
              tone="secondary"
              onClick={(event) => {
                const { form } = event.currentTarget
                void signInByPasskey(form !== null && new FormData(form).get('remember') === 'on')
              }}
            >
              {t('factors.passkeySignIn')}
            </Button>
          )}
        </ByThemselves>
        {!isProviderOnly && atProvider}
      </form>
    </AuthFrame>
  )
}
