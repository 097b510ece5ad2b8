'use client'

import { useEffect, useRef, useState } from 'react'

import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { ProofField, proofIn } from '../../ui/inputs/ProofField'
import { confirmBy, sendToApi } from '../../ui/requests/api'
import { useT } from '@/components/ui/useT'

type Kind = 'code' | 'recovery' | 'password'
type Answer = (isConfirmed: boolean) => void
type Question = { methods: readonly string[]; answers: readonly Answer[] }

/** The methods that this screen knows, in its order. */
const known = (methods: readonly string[]): Kind[] =>
  (['code', 'recovery', 'password'] as const).filter((kind) => methods.includes(kind))

/**
 * Asks for the password, or a code of the second factor, when a request needs to know that it is
 * still the person who signed in. Whoever sent the request waits, and sends it again.
 */
export const ConfirmIdentity = () => {
  const t = useT()
  const [question, setQuestion] = useState<Question | null>(null)
  const [kind, setKind] = useState<Kind>('password')
  const fields = useRef<HTMLDivElement>(null)

  useEffect(
    () =>
      confirmBy(
        (methods) =>
          new Promise((answer) => {
            setKind(known(methods)[0] ?? 'password')
            // Many records changed at once are one question.
            setQuestion((open) => ({ methods, answers: [...(open?.answers ?? []), answer] }))
          }),
      ),
    [],
  )

  const close = (isConfirmed: boolean) => {
    for (const answer of question?.answers ?? []) answer(isConfirmed)
    setQuestion(null)
  }
  const confirm = async () => {
    const form = fields.current?.closest('form')
    if (!form) return
    const body =
      kind === 'password'
        ? { password: String(new FormData(form).get('password') ?? '') }
        : proofIn(form, kind)
    const outcome = await sendToApi('/api/users/confirm', { body })
    if (outcome.ok) return close(true)
    form.querySelector('input')?.select()
    return outcome.message ?? t('common.connectionFailed')
  }

  const kinds = known(question?.methods ?? [])
  const other = kinds.find((one) => one !== kind)
  return (
    <ConfirmDialog
      confirmLabel={t('factors.verify')}
      description={t('factors.confirmText')}
      open={question !== null}
      title={t('factors.confirmTitle')}
      onClose={() => close(false)}
      onConfirm={confirm}
    >
      <div ref={fields} className="account-form">
        {kind === 'password' ? (
          <Field label={t('auth.password')}>
            {(input) => (
              <PasswordInput {...input} required autoComplete="current-password" name="password" />
            )}
          </Field>
        ) : (
          <ProofField key={kind} kind={kind} />
        )}
        {other && other !== 'password' && (
          <Button tone="secondary" onClick={() => setKind(other)}>
            {t(other === 'recovery' ? 'factors.useRecovery' : 'factors.useCode')}
          </Button>
        )}
      </div>
    </ConfirmDialog>
  )
}
