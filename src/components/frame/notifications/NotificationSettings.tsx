'use client'

import { useEffect, useState } from 'react'

import {
  isNotificationKind,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@/domain/notifications/events'
import { PREFERENCES } from '@/domain/settings/preferences'

import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { keepPreference, readPreference } from '../../ui/requests/preferenceStore'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'

const KEY = PREFERENCES.notifications

const readMuted = async (): Promise<NotificationKind[]> => {
  const value = (await readPreference(KEY)) as { muted?: unknown } | null
  return Array.isArray(value?.muted) ? value.muted.filter(isNotificationKind) : []
}

/**
 * A user's notification settings: each switch is saved at once (the "Bildirimler" tab of the
 * account). `notify` reads them.
 */
export const NotificationSettings = () => {
  const t = useT()
  const { notifyFailure } = useNotify()
  const [muted, setMuted] = useState<NotificationKind[] | 'loading' | 'failed'>('loading')
  const load = () => {
    setMuted('loading')
    readMuted().then(setMuted, () => setMuted('failed'))
  }
  useEffect(() => {
    readMuted().then(setMuted, () => setMuted('failed'))
  }, [])

  const turn = async (before: NotificationKind[], kind: NotificationKind, isWanted: boolean) => {
    const next = NOTIFICATION_KINDS.filter((one) =>
      one === kind ? !isWanted : before.includes(one),
    )
    setMuted(next)
    try {
      await keepPreference({ key: KEY, value: { muted: next } })
    } catch {
      setMuted(before)
      notifyFailure()
    }
  }
  return (
    <Card title={t('notifications.settings')}>
      <p className="notification-settings__text">{t('notifications.settingsText')}</p>
      {muted === 'failed' ? (
        <Button tone="secondary" onClick={load}>
          {t('actions.tryAgain')}
        </Button>
      ) : (
        <ul className="notification-settings">
          {NOTIFICATION_KINDS.map((kind) => (
            <li key={kind} className="notification-settings__kind">
              {muted === 'loading' ? (
                <Skeleton className="notification-settings__switch" height="24px" width="42px" />
              ) : (
                <input
                  aria-describedby={`notification-kind-${kind}-text`}
                  checked={!muted.includes(kind)}
                  className="ui-switch"
                  id={`notification-kind-${kind}`}
                  role="switch"
                  type="checkbox"
                  onChange={({ target }) => void turn(muted, kind, target.checked)}
                />
              )}
              <div>
                <label
                  className="notification-settings__name"
                  htmlFor={`notification-kind-${kind}`}
                >
                  {t(`notifications.kinds.${kind}`)}
                </label>
                <span className="notification-settings__text" id={`notification-kind-${kind}-text`}>
                  {t(`notifications.kindTexts.${kind}`)}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
