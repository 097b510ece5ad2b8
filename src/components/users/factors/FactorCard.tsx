'use client'

import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { callApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useLocale, useT } from '@/components/ui/useT'
import { FEW_RECOVERY_CODES, type FactorPolicy } from '@/domain/users/factors'
import { createFormatters } from '@/i18n/format'

import { RecoveryCodes } from './RecoveryCodes'
import { SetupDialog } from './SetupDialog'
import type { Setup } from './SetupFields'
import './factors.css'

/** State of the user's second factor, and whether the role requires one. */
export type FactorSheet = {
  since: string | null
  usedAt: string | null
  codesLeft: number
  policy: FactorPolicy
}

type Props = {
  factor: FactorSheet
  /** The user has a passkey: it also counts as a second factor, with recovery codes. */
  hasPasskey: boolean
  timeZone: string
}

/** The user's own second factor: setup, move, recovery codes, and turning it off. */
export const FactorCard = ({ factor, hasPasskey, timeZone }: Props) => {
  const t = useT()
  const router = useRouter()
  const format = createFormatters(useLocale())
  const { notifySuccess, notifyFailure } = useNotify()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { since, usedAt, codesLeft, policy } = factor
  const isOn = since !== null
  const hasFactor = isOn || hasPasskey

  const begin = async () => {
    if (isBusy) return
    setBusy(true)
    const outcome = await callApi<Setup>('/api/users/factor/begin', { method: 'POST' })
    setBusy(false)
    if (outcome.ok) setSetup(outcome.data)
    else if (outcome.code !== 'confirmItsYou')
      notifyFailure(outcome.message ?? t('common.connectionFailed'))
  }
  const finish = (made: readonly string[]) => {
    setSetup(null)
    setCodes(made)
    router.refresh()
  }
  const renew = async () => {
    const outcome = await callApi<{ codes: string[] }>('/api/users/factor/codes', {
      method: 'POST',
    })
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    setCodes(outcome.data.codes)
    router.refresh()
  }
  const remove = async () => {
    const outcome = await callApi('/api/users/factor/remove', { method: 'POST' })
    // Turned off in another tab meanwhile: the page shows it.
    if (!outcome.ok && outcome.code !== 'noFactor')
      return outcome.message ?? t('common.connectionFailed')
    notifySuccess(t('factors.removed'))
    router.refresh()
  }

  // The role allows none, and there is no factor to turn off.
  if (policy === 'off' && !hasFactor && !codes) return null
  const isRenewal = asked === 'renew'
  return (
    <Card
      actions={
        <Chip tone={hasFactor ? 'success' : 'neutral'}>
          {t(hasFactor ? 'factors.on' : 'factors.off')}
        </Chip>
      }
      title={t('factors.title')}
    >
      <p className="text-soft">
        {t(isOn ? 'factors.onText' : hasPasskey ? 'factors.passkeyOnText' : 'factors.offText')}
      </p>
      {isOn && policy !== 'optional' && (
        <p className="text-soft">
          {t(policy === 'off' ? 'factors.offForRole' : 'factors.requiredByRole')}
        </p>
      )}
      {hasFactor && (
        <p className="factor-card__facts text-soft">
          {since && <span>{t('factors.since', { at: format.dateTime(since, timeZone) })}</span>}
          {usedAt && <span>{t('factors.usedAt', { at: format.dateTime(usedAt, timeZone) })}</span>}
          <span>
            {codesLeft > 0 ? t('factors.codesLeft', { n: codesLeft }) : t('factors.noCodes')}
          </span>
        </p>
      )}
      {hasFactor && codesLeft <= FEW_RECOVERY_CODES && (
        <Alert tone="warning">{t('factors.fewCodes')}</Alert>
      )}
      <div className="factor-card__actions">
        {policy !== 'off' && (
          <Button
            busy={isBusy}
            icon={<IconShieldCheck aria-hidden="true" size={18} />}
            tone={isOn ? 'secondary' : 'primary'}
            onClick={begin}
          >
            {t(isOn ? 'factors.replace' : 'factors.setUp')}
          </Button>
        )}
        {hasFactor && (
          <Button tone="secondary" onClick={() => setAsked('renew')}>
            {t('factors.renew')}
          </Button>
        )}
        {isOn && (policy !== 'required' || hasPasskey) && (
          <Button
            icon={<IconShieldOff aria-hidden="true" size={18} />}
            tone="secondary"
            onClick={() => setAsked('remove')}
          >
            {t('factors.remove')}
          </Button>
        )}
      </div>
      <SetupDialog setup={setup} onClose={() => setSetup(null)} onDone={finish} />
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
      <ConfirmDialog
        confirmLabel={t(isRenewal ? 'factors.renew' : 'factors.remove')}
        description={t(isRenewal ? 'factors.renewText' : 'factors.removeText')}
        destructive={!isRenewal}
        open={asked !== null}
        title={t(isRenewal ? 'factors.renewTitle' : 'factors.removeTitle')}
        onClose={() => setAsked(null)}
        onConfirm={isRenewal ? renew : remove}
      />
    </Card>
  )
}
