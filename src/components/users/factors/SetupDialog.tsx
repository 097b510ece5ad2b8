'use client'

import { useRef } from 'react'

import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { proofIn } from '../../ui/inputs/ProofField'
import { callApi } from '../../ui/requests/api'
import { useLastShown } from '../../ui/overlay/useLastShown'
import { useT } from '@/components/ui/useT'

import { SetupFields, type Setup } from './SetupFields'

type Props = {
  setup: Setup | null
  onClose: () => void
  /** Called with the recovery codes after the first code was verified. */
  onDone: (codes: readonly string[]) => void
}

/** Shows the secret for an authenticator, and asks for its first code. */
export const SetupDialog = ({ setup, onClose, onDone }: Props) => {
  const t = useT()
  const shown = useLastShown(setup)
  const content = useRef<HTMLDivElement>(null)
  const enable = async () => {
    const form = content.current?.closest('form')
    if (!form) return
    const body = proofIn(form, 'code')
    const outcome = await callApi<{ codes: string[] }>('/api/users/factor/enable', { body })
    if (outcome.ok) return onDone(outcome.data.codes)
    form.querySelector('input')?.select()
    return outcome.message ?? t('common.connectionFailed')
  }

  return (
    <ConfirmDialog
      confirmLabel={t('factors.enable')}
      description={t('factors.scanText')}
      open={setup !== null}
      title={t('factors.setUpTitle')}
      onClose={onClose}
      onConfirm={enable}
    >
      <div ref={content} className="factor-setup">
        <SetupFields setup={shown} />
      </div>
    </ConfirmDialog>
  )
}
