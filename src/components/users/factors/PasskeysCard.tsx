'use client'

import { IconFingerprint } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { usePasskeySupport } from '../../ui/requests/passkeys'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'
import { MAX_PASSKEYS } from '@/domain/users/passkeys'

import { AccountRow } from '../AccountRow'
import type { FactorSheet } from './FactorCard'
import { RecoveryCodes } from './RecoveryCodes'
import type { PasskeyAsked, PasskeySheet } from './PasskeyDialog'
import './factors.css'

const PasskeyDialog = dynamic(() =>
  import('./PasskeyDialog').then((module) => module.PasskeyDialog),
)

export type PasskeysSheet = {
  passkeys: readonly PasskeySheet[]
  /** Browsers can have passkeys for the address of this installation. */
  hasAddress: boolean
}

type RowProps = { passkey: PasskeySheet; timeZone: string; onAsk: (asked: PasskeyAsked) => void }

const PasskeyRow = ({ passkey, timeZone, onAsk }: RowProps) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const { name, addedAt, usedAt, isUsable } = passkey
  const button = (kind: 'rename' | 'remove') => {
    const label = t(kind === 'rename' ? 'factors.passkeyRename' : 'factors.passkeyRemove')
    return (
      <Button
        aria-label={`${label}: ${name}`}
        tone="secondary"
        onClick={() => onAsk({ kind, passkey })}
      >
        {label}
      </Button>
    )
  }
  return (
    <AccountRow
      actions={
        <span className="passkey-actions">
          {button('rename')}
          {button('remove')}
        </span>
      }
      chip={!isUsable && <Chip tone="warning">{t('factors.passkeyElsewhere')}</Chip>}
      facts={
        <>
          <span>{t('factors.passkeyAddedAt', { at: format.dateTime(addedAt, timeZone) })}</span>
          <span>
            {usedAt
              ? t('factors.passkeyUsedAt', { at: format.dateTime(usedAt, timeZone) })
              : t('factors.passkeyUnused')}
          </span>
        </>
      }
      picture={IconFingerprint}
      title={name}
    />
  )
}

type Props = PasskeysSheet & { factor: FactorSheet; timeZone: string }

/** The user's own passkeys: add, rename, remove. */
export const PasskeysCard = ({ passkeys, hasAddress, factor, timeZone }: Props) => {
  const t = useT()
  const router = useRouter()
  const isSupported = usePasskeySupport()
  const [asked, setAsked] = useState<PasskeyAsked | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isAlone = factor.since === null
  const finish = (made?: readonly string[]) => {
    if (made) setCodes(made)
    router.refresh()
  }

  /** Reason why none can be added here. */
  const why =
    factor.policy === 'off'
      ? 'factors.offForRole'
      : !hasAddress
        ? 'factors.passkeysUnavailable'
        : isSupported === false
          ? 'factors.passkeysUnsupported'
          : null

  // The role allows none, and there is no passkey to remove.
  if (factor.policy === 'off' && passkeys.length === 0 && !codes) return null
  return (
    <Card title={t('factors.passkeys')}>
      <p className="text-soft">{t('factors.passkeysText')}</p>
      {passkeys.length === 0 ? (
        <p className="text-soft">{t('factors.passkeysNone')}</p>
      ) : (
        <ul className="session-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} timeZone={timeZone} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {why && <p className="text-soft">{t(why)}</p>}
      {!why && passkeys.length < MAX_PASSKEYS && (
        <div className="factor-card__actions">
          <Button
            icon={<IconFingerprint aria-hidden="true" size={18} />}
            tone={passkeys.length === 0 ? 'primary' : 'secondary'}
            onClick={() => setAsked({ kind: 'add' })}
          >
            {t('factors.passkeyAdd')}
          </Button>
        </div>
      )}
      {asked && (
        <PasskeyDialog
          asked={asked}
          isFirst={isAlone && passkeys.length === 0}
          isLast={isAlone && passkeys.length === 1}
          onClose={() => setAsked(null)}
          onDone={finish}
        />
      )}
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </Card>
  )
}
