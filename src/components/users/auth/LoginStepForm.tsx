'use client'

import { IconChevronLeft } from '@tabler/icons-react'
import Link from 'next/link'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { callApi, type ApiRefusal } from '../../ui/requests/api'
import { Alert } from '../../ui/layout/Alert'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { formWords } from '../../ui/inputs/formWords'
import { ProofField, proofIn } from '../../ui/inputs/ProofField'
import { useT } from '@/components/ui/useT'

import { AuthFrame } from './AuthFrame'
import { useOutcomeText } from './useOutcomeText'

type Props = {
  returnTo: string
  /** The sign-in page, with the same way back. */
  backTo: string
  siteTitle: string
}

/** The code after the password, or a recovery code instead of it. */
export const LoginStepForm = ({ returnTo, backTo, siteTitle }: Props) => {
  const t = useT()
  const outcomeText = useOutcomeText()
  const [kind, setKind] = useState<'code' | 'recovery'>('code')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isOver = failure?.code === 'stepExpired'
  const atField = failure?.fields[kind]

  useEffect(() => input.current?.focus(), [kind])
  useEffect(() => {
    if (failure) (failure.fields[kind] ? input : notice).current?.focus()
  }, [failure, kind])

  const choose = (next: typeof kind) => {
    setKind(next)
    setFailure(null)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const body = proofIn(event.currentTarget, kind)
    setBusy(true)
    setFailure(null)
    const outcome = await callApi('/api/users/login/factor', { body })
    if (outcome.ok) return window.location.assign(returnTo)
    setBusy(false)
    setFailure(outcome)
  }

  const isCode = kind === 'code'
  return (
    <AuthFrame
      siteTitle={siteTitle}
      text={isOver ? undefined : t(isCode ? 'factors.stepText' : 'factors.recoveryText')}
      title={t(isCode ? 'factors.code' : 'factors.recovery')}
    >
      <form className="auth__form" method="post" onSubmit={submit} {...formWords(t)}>
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
            <ProofField key={kind} ref={input} error={atField} kind={kind} />
            <Button block busy={isBusy} type="submit">
              {t('factors.verify')}
            </Button>
            <Button
              block
              disabled={isBusy}
              tone="secondary"
              onClick={() => choose(isCode ? 'recovery' : 'code')}
            >
              {t(isCode ? 'factors.useRecovery' : 'factors.useCode')}
            </Button>
            {!isCode && <p className="text-soft">{t('factors.lost')}</p>}
            <Link className="auth__back text-link" href={backTo} prefetch={false}>
              <IconChevronLeft aria-hidden="true" className="mirrored" size={18} />
              {t('auth.backToSignIn')}
            </Link>
          </>
        )}
      </form>
    </AuthFrame>
  )
}
