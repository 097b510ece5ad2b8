'use client'

import { IconDeviceDesktop, IconLogout } from '@tabler/icons-react'
import { useState } from 'react'

import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { callApi } from '@/components/ui/api'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'
import { paths } from '@/lib/paths'

export type SessionSheet = { id: string; openedAt: string; until: string; isThis: boolean }

type Props = { sessions: SessionSheet[]; timeZone: string }

const SHOWN = 5

/** One's open sessions, this one first, then the newest; a button ends all of them. */
export const SessionsCard = ({ sessions, timeZone }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const [isAsking, setAsking] = useState(false)
  const ordered = [...sessions].sort((a, b) => Number(b.isThis) - Number(a.isThis))
  const hidden = Math.max(ordered.length - SHOWN, 0)

  const endAll = async () => {
    const outcome = await callApi('/api/users/logout?allSessions=true', { method: 'POST' })
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    // A full load, so that nothing of this person stays in memory.
    window.location.assign(paths.login())
    return undefined
  }

  return (
    <Card
      actions={
        <Button
          icon={<IconLogout aria-hidden="true" className="mirrored" size={18} />}
          tone="secondary"
          onClick={() => setAsking(true)}
        >
          {t('account.signOutEverywhere')}
        </Button>
      }
      title={t('users.sessions')}
    >
      <p className="text-soft">{t('account.sessionsText')}</p>
      <ul className="session-list">
        {ordered.slice(0, SHOWN).map(({ id, openedAt, until, isThis }) => (
          <li key={id}>
            <span aria-hidden="true" className="ui-tile ui-tile--primary">
              <IconDeviceDesktop size={20} />
            </span>
            <span className="session-list__text">
              <span>
                {t('account.sessionOpened', { at: format.dateTime(openedAt, timeZone) })}{' '}
                {isThis && <Chip tone="success">{t('account.thisSession')}</Chip>}
              </span>
              <span className="text-soft">
                {t('account.sessionUntil', { at: format.dateTime(until, timeZone) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-soft">{t('account.moreSessions', { n: hidden })}</p>}
      <ConfirmDialog
        confirmLabel={t('account.signOutEverywhere')}
        description={t('account.endSessionsText')}
        destructive
        open={isAsking}
        title={t('account.endSessionsTitle')}
        onClose={() => setAsking(false)}
        onConfirm={endAll}
      />
    </Card>
  )
}
