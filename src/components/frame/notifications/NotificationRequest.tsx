'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { useT } from '@/components/ui/useT'
import type { RightRequestView } from '@/domain/notifications/view'

import { Button } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/requests/useAttempt'
import { loadNotifications } from './notificationStore'

type Props = {
  request: RightRequestView
  /** Identifies the notification for equally labelled buttons. */
  describedBy: string
  onAnswered: () => void
}

/**
 * Declines a request for a right in its notification; it is granted by changing the role, to which
 * the notification links. A closed request shows that.
 */
export const NotificationRequest = ({ request, describedBy, onAnswered }: Props) => {
  const t = useT()
  const router = useRouter()
  const send = useAttempt()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (request.outcome) return <p className="notification__outcome">{request.outcome}</p>
  if (!request.isOpen) return null

  const decline = async () => {
    setBusy(true)
    const outcome = await send('/api/why/decline', { body: { request: request.id } })
    setBusy(false)
    setFailure(outcome.ok ? null : (outcome.message ?? t('common.connectionFailed')))
    if (outcome.ok) onAnswered()
    // Another user may have answered it.
    void loadNotifications()
    router.refresh()
  }
  return (
    <div className="notification__answers">
      <Button
        aria-describedby={describedBy}
        busy={isBusy}
        size="small"
        tone="secondary"
        onClick={() => void decline()}
      >
        {t('why.decline')}
      </Button>
      {failure && (
        <p className="notification__reason" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
