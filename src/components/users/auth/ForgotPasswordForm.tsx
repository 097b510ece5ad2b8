'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'

import { callApi, type ApiRefusal } from '../../ui/requests/api'
import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { useT } from '@/components/ui/useT'

import { formWords } from '../../ui/inputs/formWords'
import { AuthFrame } from './AuthFrame'
import { EmailField } from './EmailField'
import { BackToSignIn } from './BackToSignIn'
import { useOutcomeText } from './useOutcomeText'

/** Seconds before a link can be asked for again (AU5). */
const RESEND_LOCK_S = 60

/** A countdown in seconds, and a function that starts it. */
const useCountdown = () => {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [secondsLeft, setSecondsLeft] as const
}

/** One answer whether the address is known or not, so that nobody learns who has an account. */
export const ForgotPasswordForm = ({
  siteTitle,
  isEmergencyOnly,
}: {
  siteTitle: string
  /** Passwords are for emergency access only. */
  isEmergencyOnly: boolean
}) => {
  const t = useT()
  const outcomeText = useOutcomeText()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const [secondsLeft, startCountdown] = useCountdown()
  const email = useRef<HTMLInputElement>(null)

  useEffect(() => email.current?.focus(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || secondsLeft > 0) return
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(null)
    const outcome = await callApi('/api/users/forgot-password', {
      body: { email: String(form.get('email') ?? '').trim() },
    })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome)
    setSent(true)
    startCountdown(RESEND_LOCK_S)
  }

  return (
    <AuthFrame
      siteTitle={siteTitle}
      text={t(isEmergencyOnly ? 'auth.forgotEmergencyText' : 'auth.forgotText')}
      title={t('auth.forgotTitle')}
    >
      <form className="auth__form" method="post" onSubmit={submit} {...formWords(t)}>
        {isSent && !failure && <Alert tone="success">{t('auth.resetLinkSent')}</Alert>}
        {failure && <Alert tone="error">{outcomeText(failure)}</Alert>}
        <EmailField ref={email} />
        <Button block busy={isBusy} disabled={secondsLeft > 0} type="submit">
          {secondsLeft > 0 ? t('auth.resendIn', { seconds: secondsLeft }) : t('auth.sendResetLink')}
        </Button>
        <BackToSignIn />
      </form>
    </AuthFrame>
  )
}
