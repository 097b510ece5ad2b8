'use client'

import { IconLogout } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { callApi } from '../../ui/requests/api'
import { useLastShown } from '../../ui/overlay/useLastShown'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { ROOT_COMMANDS } from '@/catalog/commands/entries'

import { deviceWords, SessionRow } from './SessionRow'
import type { SessionSheet } from './sessionSheet'
import './sessions.css'

type Props = {
  user: { id: number; name: string }
  sessions: readonly SessionSheet[]
  isSelf: boolean
  /** The reader may end them. */
  mayEnd: boolean
  timeZone: string
}

const { end, endAll } = ROOT_COMMANDS.sessions

/** The open sessions of a user; one or all others can be ended. */
export const SessionsCard = ({ user, sessions, isSelf, mayEnd, timeZone }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [asked, setAsked] = useState<SessionSheet | 'all' | null>(null)
  const others = sessions.filter(({ isThis }) => !isThis)
  const shown = useLastShown(asked)
  const one = shown === 'all' ? null : shown

  const give = async (path: string, body: object, done: string) => {
    const outcome = await callApi(`/api/sessions${path}`, { method: 'POST', body })
    // Ended elsewhere meanwhile: the page shows what is left.
    if (!outcome.ok && outcome.status !== 404)
      return outcome.message ?? t('common.connectionFailed')
    notifySuccess(done)
    router.refresh()
  }
  const confirm = async () => {
    if (asked === null) return
    return one
      ? give(end.path, { user: user.id, session: one.name }, t('account.sessionEnded'))
      : give(endAll.path, { user: user.id }, t('account.sessionsEnded'))
  }

  return (
    <Card
      actions={
        mayEnd &&
        others.length > 0 && (
          <Button
            icon={<IconLogout aria-hidden="true" className="mirrored" size={18} />}
            tone="secondary"
            onClick={() => setAsked('all')}
          >
            {t('account.endAllSessions')}
          </Button>
        )
      }
      title={t('users.sessions')}
    >
      {isSelf && <p className="text-soft">{t('account.sessionsText')}</p>}
      {sessions.length === 0 && <p className="text-soft">{t('account.noSessions')}</p>}
      <ul className="session-list">
        {sessions.map((session) => (
          <SessionRow
            key={session.name}
            session={session}
            timeZone={timeZone}
            {...(mayEnd && !session.isThis && { onEnd: () => setAsked(session) })}
          />
        ))}
      </ul>
      <ConfirmDialog
        confirmLabel={t(one ? 'account.endSession' : 'account.endAllSessions')}
        description={
          isSelf
            ? t(one ? 'account.endSessionText' : 'account.endOtherSessionsText')
            : t('account.endSessionsOfText', { name: user.name })
        }
        destructive
        open={asked !== null}
        title={
          one
            ? t('account.endSessionTitle', {
                device: deviceWords(one) ?? t('account.unknownDevice'),
              })
            : t('account.endAllSessionsTitle')
        }
        onClose={() => setAsked(null)}
        onConfirm={confirm}
      />
    </Card>
  )
}
