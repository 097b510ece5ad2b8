'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'

import { callApi, type ApiRefusal } from '../../ui/requests/api'
import { Alert } from '../../ui/layout/Alert'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { formWords } from '../../ui/inputs/formWords'
import { proofIn } from '../../ui/inputs/ProofField'
import { useT } from '@/components/ui/useT'

import { RecoveryCodes } from '../factors/RecoveryCodes'
import { SetupFields, type Setup } from '../factors/SetupFields'
import { AuthFrame } from './AuthFrame'
import { BackToSignIn } from './BackToSignIn'
import { useOutcomeText } from './useOutcomeText'

type Props = {
  returnTo: string
  /** The sign-in page with the same return address. */
  backTo: string
  siteTitle: string
}

/** Setup of the second factor required by the role, between password and session. */
export const LoginEnrolForm = ({ returnTo, backTo, siteTitle }: Props) => {
  const t = useT()
  const outcomeText = useOutcomeText()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isOver = failure?.code === 'stepExpired'
  const atField = failure?.fields.code

  const begin = async () => {
    setBusy(true)
    const outcome = await callApi<Setup>('/api/users/login/enrol', { method: 'POST' })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome)
    setSetup(outcome.data)
    setFailure(null)
  }
  // The first input once the secret is loaded.
  useEffect(() => {
    if (setup) form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [setup])
  useEffect(() => {
    if (!failure) return
    if (failure.fields.code) form.current?.querySelector('input')?.select()
    else notice.current?.focus()
  }, [failure])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const body = proofIn(event.currentTarget, 'code')
    setBusy(true)
    setFailure(null)
    const outcome = await callApi<{ codes: string[] }>('/api/users/login/enable', { body })
    setBusy(false)
    if (outcome.ok) setCodes(outcome.data.codes)
    else setFailure(outcome)
  }
  // A full load: the new session opens the frame.
  const goOn = () => window.location.assign(returnTo)

  return (
    <AuthFrame
      siteTitle={siteTitle}
      text={isOver ? undefined : t('factors.enrolText')}
      title={t('factors.setUpTitle')}
    >
      <form ref={form} className="auth__form" method="post" onSubmit={submit} {...formWords(t)}>
        {failure && !atField && (
          <Alert ref={notice} tone="error">
            {outcomeText(failure)}
          </Alert>
        )}
        {isOver ? (
          <ButtonLink block href={backTo}>
            {t('auth.signInAgain')}
          </ButtonLink>
        ) : (
          <>
            {setup && (
              <div className="factor-setup">
                <p className="text-soft">{t('factors.scanText')}</p>
                <SetupFields error={atField} setup={setup} />
              </div>
            )}
            {setup && failure?.code !== 'setupExpired' ? (
              <Button block busy={isBusy} type="submit">
                {t('factors.enable')}
              </Button>
            ) : (
              <Button block busy={isBusy} onClick={() => void begin()}>
                {t(setup ? 'factors.beginAgain' : 'factors.setUp')}
              </Button>
            )}
            <BackToSignIn href={backTo} />
          </>
        )}
      </form>
      <RecoveryCodes codes={codes} onClose={goOn} />
    </AuthFrame>
  )
}
