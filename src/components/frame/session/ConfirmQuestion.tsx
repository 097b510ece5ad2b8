'use client'

import { useRef, useState } from 'react'

import { useT } from '@/components/ui/useT'
import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/inputs/Field'
import { PasswordInput } from '../../ui/inputs/PasswordInput'
import { ProofField, proofIn } from '../../ui/inputs/ProofField'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { sendToApi } from '../../ui/requests/api'

type Kind = 'code' | 'recovery' | 'password'

/** The methods that this screen knows, in its order. */
const known = (methods: readonly string[]): Kind[] =>
  (['code', 'recovery', 'password'] as const).filter((kind) => methods.includes(kind))

type Props = {
  /** The methods that count, as the refusal names them. */
  methods: readonly string[]
  onClose: (isConfirmed: boolean) => void
}

/** The dialog in which a person confirms who they are. */
export const ConfirmQuestion = ({ methods, onClose }: Props) => {
  const t = useT()
  const kinds = known(methods)
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'password')
  const fields = useRef<HTMLDivElement>(null)

  const confirm = async () => {
    const form = fields.current?.closest('form')
    if (!form) return
    const body =
      kind === 'password'
        ? { password: String(new FormData(form).get('password') ?? '') }
        : proofIn(form, kind)
    const outcome = await sendToApi('/api/users/confirm', { body })
    if (outcome.ok) return onClose(true)
    form.querySelector('input')?.select()
    return outcome.message ?? t('common.connectionFailed')
  }

  const other = kinds.find((one) => one !== kind)
  return (
    <ConfirmDialog
      open
      confirmLabel={t('factors.verify')}
      description={t('factors.confirmText')}
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
