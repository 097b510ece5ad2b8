'use client'

import { useEffect, useState } from 'react'

import { NOTIFICATION_KINDS, type NotificationKind } from '@/domain/notifications/events'
import {
  choicesOf,
  mailChoiceFor,
  NEVER_MUTED,
  type MailChoice,
  type MailChoices,
} from '@/domain/notifications/mailChoices'
import { PREFERENCES } from '@/domain/settings/preferences'
import type { Locale } from '@/i18n/locales'

import { Button } from '../../ui/controls/Button'
import { Select } from '../../ui/inputs/Select'
import { Card } from '../../ui/layout/Card'
import { Skeleton } from '../../ui/layout/Skeleton'
import { callApi } from '../../ui/requests/api'
import { keepPreference } from '../../ui/requests/preferenceStore'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { MailLanguage } from './MailLanguage'

const ADDRESS = '/api/notifications/preferences'

type Settings = { mails: MailChoices; muted: NotificationKind[] }

/** The settings of one user, each change saved at once. */
const useSettings = () => {
  const { notifyFailure } = useNotify()
  const [settings, setSettings] = useState<Settings | 'loading' | 'failed'>('loading')

  const read = () =>
    void callApi<Settings>(ADDRESS).then((outcome) =>
      setSettings(outcome.ok ? outcome.data : 'failed'),
    )
  useEffect(read, [])

  const change = (part: (now: Settings) => Settings) =>
    setSettings((now) => (typeof now === 'string' ? now : part(now)))

  const save = async (
    work: Promise<{ ok: boolean }>,
    before: Settings,
    part: (now: Settings) => Settings,
  ) => {
    change(part)
    const { ok } = await work
    if (ok) return
    setSettings(before)
    notifyFailure()
  }

  return {
    settings,
    load: () => {
      setSettings('loading')
      read()
    },
    turn: (before: Settings, kind: NotificationKind, isWanted: boolean) => {
      const muted = NOTIFICATION_KINDS.filter((one) =>
        one === kind ? !isWanted : before.muted.includes(one),
      )
      const saved = keepPreference({ key: PREFERENCES.notifications, value: { muted } }).then(
        () => ({ ok: true }),
        () => ({ ok: false }),
      )
      void save(saved, before, (now) => ({ ...now, muted }))
    },
    choose: (before: Settings, kind: NotificationKind, choice: MailChoice) =>
      void save(
        callApi(ADDRESS, { method: 'PATCH', body: { mails: { [kind]: choice } } }),
        before,
        (now) => ({ ...now, mails: { ...now.mails, [kind]: choice } }),
      ),
  }
}

/**
 * A user's notification settings: the kinds they are notified of, when each is mailed, and in which
 * language (the "Bildirimler" tab of the account). `notify` reads them.
 * @param props.user the signed-in user
 */
export const NotificationSettings = ({
  user,
}: {
  user: { id: number; mailLanguage: Locale | null }
}) => {
  const t = useT()
  const { settings, load, turn, choose } = useSettings()

  const controls = (kind: NotificationKind, now: Settings | 'loading') => {
    if (now === 'loading')
      return [
        <Skeleton key="switch" height="24px" width="42px" />,
        <Skeleton key="choice" height="38px" width="190px" />,
      ]
    const { mails: choices, muted } = now
    const isMuted = muted.includes(kind)
    return [
      <input
        key="switch"
        aria-describedby={`notification-kind-${kind}-text`}
        checked={!isMuted}
        className="ui-switch"
        disabled={NEVER_MUTED.includes(kind)}
        id={`notification-kind-${kind}`}
        role="switch"
        type="checkbox"
        onChange={({ target }) => turn(now, kind, target.checked)}
      />,
      <Select
        key="choice"
        aria-label={t('notifications.mailsOf', { kind: t(`notifications.kinds.${kind}`) })}
        disabled={isMuted}
        options={(isMuted ? (['atOnce', 'off'] as const) : choicesOf(kind)).map((value) => ({
          value,
          label: t(`notifications.mailChoices.${value}`),
        }))}
        value={mailChoiceFor({ kind, choices, muted })}
        onChange={(choice) => choose(now, kind, choice)}
      />,
    ]
  }

  return (
    <Card title={t('notifications.settings')}>
      <p className="notification-settings__text">{t('notifications.settingsText')}</p>
      <p className="notification-settings__text">{t('notifications.mailsText')}</p>
      {settings === 'failed' ? (
        <Button tone="secondary" onClick={load}>
          {t('actions.tryAgain')}
        </Button>
      ) : (
        <table className="notification-settings">
          <thead>
            <tr>
              <th scope="col">{t('notifications.topic')}</th>
              <th scope="col">{t('notifications.inProduct')}</th>
              <th scope="col">{t('notifications.byMail')}</th>
            </tr>
          </thead>
          <tbody>
            {NOTIFICATION_KINDS.map((kind) => {
              const [shown, mailed] = controls(kind, settings)
              return (
                <tr key={kind}>
                  <th scope="row">
                    <label
                      className="notification-settings__name"
                      htmlFor={`notification-kind-${kind}`}
                    >
                      {t(`notifications.kinds.${kind}`)}
                    </label>
                    <span
                      className="notification-settings__text"
                      id={`notification-kind-${kind}-text`}
                    >
                      {t(`notifications.kindTexts.${kind}`)}
                    </span>
                  </th>
                  <td data-label={t('notifications.inProduct')}>{shown}</td>
                  <td data-label={t('notifications.byMail')}>{mailed}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <MailLanguage user={user} />
    </Card>
  )
}
