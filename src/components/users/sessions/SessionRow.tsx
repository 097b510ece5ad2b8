'use client'

import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'

import { Button } from '../../ui/controls/Button'
import { Chip } from '../../ui/layout/Chip'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'

import { AccountRow } from '../AccountRow'
import type { SessionSheet } from './sessionSheet'

const HAND_HELD = ['Android', 'iPad', 'iPhone']

/** Browser and system of a session; null where neither is known. */
export const deviceWords = ({ browser, system }: SessionSheet): string | null =>
  [browser, system].filter(Boolean).join(' · ') || null

type Props = {
  session: SessionSheet
  timeZone: string
  /**
   * Absent where the reader cannot end it: the current session, and those of users with more
   * rights.
   */
  onEnd?: () => void
}

/** One open session: device, address, start and last use. */
export const SessionRow = ({ session, timeZone, onEnd }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const device = deviceWords(session) ?? t('account.unknownDevice')
  const { address, isThis, openedAt, seenAt, system } = session
  const Picture = HAND_HELD.includes(system ?? '') ? IconDeviceMobile : IconDeviceDesktop
  return (
    <AccountRow
      actions={
        onEnd && (
          <Button
            aria-label={`${t('account.endSession')}: ${device}`}
            tone="secondary"
            onClick={onEnd}
          >
            {t('account.endSession')}
          </Button>
        )
      }
      chip={isThis && <Chip tone="success">{t('account.thisSession')}</Chip>}
      facts={
        <>
          {address && <bdi dir="ltr">{address}</bdi>}
          <span>{t('account.sessionOpened', { at: format.dateTime(openedAt, timeZone) })}</span>
          {seenAt && (
            <span>{t('account.sessionSeen', { at: format.dateTime(seenAt, timeZone) })}</span>
          )}
        </>
      }
      picture={Picture}
      title={device}
    />
  )
}
