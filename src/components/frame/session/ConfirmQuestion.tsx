'use client'

import { useRef, useState } from 'react'

import { useT } from '@/components/ui/useT'
import { ssoWords } from '@/present/users/ssoWords'
import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { ProofField, proofIn } from '../../ui/inputs/ProofField'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { sendToApi } from '../../ui/requests/api'
import { confirmInWindow } from '../../ui/requests/confirmWindow'
import { askPasskey } from '../../ui/requests/passkeys'

type Kind = 'passkey' | 'code' | 'recovery' | 'provider' | 'password'

/** Labels for switching to each method. */
const USE = {
  passkey: 'factors.passkeyUse',
  code: 'factors.useCode',
  recovery: 'factors.useRecovery',
  provider: 'factors.providerUse',
  password: 'auth.password',
} as const

/** The methods supported by this screen, in its order. */
const known = (methods: readonly string[]): Kind[] =>
  (['passkey', 'code', 'recovery', 'provider', 'password'] as const).filter((kind) =>
    methods.includes(kind),
  )

type Props = {
  /** The accepted methods, from the refusal. */
  methods: readonly string[]
  onClose: (isConfirmed: boolean) => void
}

/** Methods that do not use a field of the dialog. */
const isElsewhere = (kind: Kind): kind is 'passkey' | 'provider' =>
  kind === 'passkey' || kind === 'provider'

/** The dialog in which a user confirms their identity. */
export const ConfirmQuestion = ({ methods, onClose }: Props) => {
  const t = useT()
  const kinds = known(methods)
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'password')
  const fields = useRef<HTMLDivElement>(null)

  const confirmByPasskey = async () => {
    const asked = await askPasskey('/api/users/confirm/begin')
    if (!asked.ok) return asked.refusal?.message ?? t(asked.reason)
    const outcome = await sendToApi('/api/users/confirm', { body: { assertion: asked.answer } })
    if (outcome.ok) return onClose(true)
    return outcome.fields.assertion ?? outcome.message ?? t('common.connectionFailed')
  }
  const confirmByProvider = async () => {
    const problem = await confirmInWindow()
    if (problem === null) return onClose(true)
    return t(problem === 'left' ? 'factors.providerLeft' : ssoWords(problem))
  }
  const confirm = async () => {
    const form = fields.current?.closest('form')
    if (!form) return
    if (kind === 'passkey') return confirmByPasskey()
    if (kind === 'provider') return confirmByProvider()
    const body =
      kind === 'password'
        ? { password: String(new FormData(form).get('password') ?? '') }
        : proofIn(form, kind)
    const outcome = await sendToApi('/api/users/confirm', { body })
    if (outcome.ok) return onClose(true)
    form.querySelector('input')?.select()
    return outcome.message ?? t('common.connectionFailed')
  }

  const others = kinds.filter((one) => one !== kind)
  return (
    <ConfirmDialog
      open
      confirmLabel={t(isElsewhere(kind) ? USE[kind] : 'factors.verify')}
      description={t(kind === 'provider' ? 'factors.providerText' : 'factors.confirmText')}
      title={t('factors.confirmTitle')}
      onClose={() => onClose(false)}
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
          !isElsewhere(kind) && <ProofField key={kind} kind={kind} />
        )}
        {others.map((other) => (
          <Button key={other} tone="secondary" onClick={() => setKind(other)}>
            {t(USE[other])}
          </Button>
        ))}
      </div>
    </ConfirmDialog>
  )
}
