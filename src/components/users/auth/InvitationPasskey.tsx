'use client'

import { IconFingerprint } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { callApi, type ApiRefusal } from '../../ui/requests/api'
import { answerWithPasskey, usePasskeySupport } from '../../ui/requests/passkeys'
import { Button } from '../../ui/controls/Button'
import { useT } from '@/components/ui/useT'

import '../factors/factors.css'

const RecoveryCodes = dynamic(() =>
  import('../factors/RecoveryCodes').then((module) => module.RecoveryCodes),
)

type Props = {
  token: string
  /** Which form of the page is being sent. */
  busy: 'password' | 'passkey' | null
  onBusy: (isBusy: boolean) => void
  /** Called with null when a new attempt starts. */
  onFailure: (failure: ApiRefusal | null) => void
  /** The invitation is accepted, and the recovery codes were shown. */
  onDone: () => void
}

/** Accepts an invitation with a passkey; nothing where the browser does not support them. */
export const InvitationPasskey = ({ token, busy, onBusy, onFailure, onDone }: Props) => {
  const t = useT()
  const isSupported = usePasskeySupport()
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const create = async (): Promise<ApiRefusal | null> => {
    const question = await callApi<Record<string, unknown>>('/api/users/accept-invitation-begin', {
      body: { token },
    })
    const made = await answerWithPasskey(question, 'create')
    if (!made.ok)
      return made.refusal ?? { ok: false, status: 400, message: t(made.reason), fields: {} }
    const body = { token, registration: made.answer }
    const outcome = await callApi<{ codes: string[] }>('/api/users/accept-invitation', { body })
    if (outcome.ok) {
      setCodes(outcome.data.codes)
      return null
    }
    const { registration } = outcome.fields
    return registration ? { ...outcome, message: t('auth.invitationPasskeyRefused') } : outcome
  }
  const begin = async () => {
    if (busy) return
    onBusy(true)
    onFailure(null)
    onFailure(await create())
    onBusy(false)
  }

  if (!isSupported) return null
  return (
    <>
      <Button
        block
        busy={busy === 'passkey'}
        icon={<IconFingerprint aria-hidden="true" size={18} />}
        tone="secondary"
        onClick={() => void begin()}
      >
        {t('auth.invitationPasskey')}
      </Button>
      <p className="auth__note text-soft">{t('auth.invitationPasskeyText')}</p>
      {codes && <RecoveryCodes codes={codes} onClose={onDone} />}
    </>
  )
}
