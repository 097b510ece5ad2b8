'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'

import { callApi, type ApiRefusal } from '../../ui/requests/api'
import { askPasskey } from '../../ui/requests/passkeys'
import { Alert } from '../../ui/layout/Alert'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { formWords } from '../../ui/inputs/formWords'
import { ProofField, proofIn } from '../../ui/inputs/ProofField'
import { useT } from '@/components/ui/useT'
import type { StepMethod } from '@/domain/users/factors'

import { AuthFrame } from './AuthFrame'
import { BackToSignIn } from './BackToSignIn'
import { useOutcomeText } from './useOutcomeText'

type Props = {
  methods: readonly StepMethod[]
  returnTo: string
  /** The sign-in page with the same return address. */
  backTo: string
  siteTitle: string
}

/** Texts of each method. */
const WORDS = {
  passkey: { title: 'factors.passkey', text: 'factors.passkeyStepText', use: 'factors.passkeyUse' },
  code: { title: 'factors.code', text: 'factors.stepText', use: 'factors.useCode' },
  recovery: {
    title: 'factors.recovery',
    text: 'factors.recoveryText',
    use: 'factors.useRecovery',
  },
} as const

/** The passkey or the code after the password, or a recovery code instead of it. */
export const LoginStepForm = ({ methods, returnTo, backTo, siteTitle }: Props) => {
  const t = useT()
  const outcomeText = useOutcomeText()
  const [kind, setKind] = useState<StepMethod>(methods[0] ?? 'code')
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
  const assertionOf = async () => {
    const asked = await askPasskey('/api/users/login/factor-begin')
    if (asked.ok) return { assertion: asked.answer }
    const here = {
      ok: false,
      status: 400,

      message: t(asked.reason),
      fields: {},
    } as const
    setFailure(asked.refusal ?? here)
    return null
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setFailure(null)
    const body = kind === 'passkey' ? await assertionOf() : proofIn(form, kind)
    if (!body) return setBusy(false)
    const outcome = await callApi('/api/users/login/factor', { body })
    if (outcome.ok) return window.location.assign(returnTo)
    setBusy(false)
    setFailure(outcome)
  }

  const words = WORDS[kind]
  return (
    <AuthFrame
      siteTitle={siteTitle}
      text={isOver ? undefined : t(words.text)}
      title={t(words.title)}
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
            {kind !== 'passkey' && (
              <ProofField key={kind} ref={input} error={atField} kind={kind} />
            )}
            <Button block busy={isBusy} type="submit">
              {t(kind === 'passkey' ? words.use : 'factors.verify')}
            </Button>
            {methods
              .filter((method) => method !== kind)
              .map((method) => (
                <Button
                  key={method}
                  block
                  disabled={isBusy}
                  tone="secondary"
                  onClick={() => choose(method)}
                >
                  {t(WORDS[method].use)}
                </Button>
              ))}
            {kind === 'recovery' && <p className="text-soft">{t('factors.lost')}</p>}
            <BackToSignIn href={backTo} />
          </>
        )}
      </form>
    </AuthFrame>
  )
}
