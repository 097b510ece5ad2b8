'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { AskedCommand } from '@/components/frame/commands/LaterCommand'
import { Button } from '../../ui/controls/Button'
import { useT } from '@/components/ui/useT'
import type { ApprovalView } from '@/domain/notifications/view'
import type { MessageKey } from '@/i18n/messages'

import { loadNotifications } from './notificationStore'

type Props = {
  approval: ApprovalView
  /** Identifies the notification for equally labelled buttons. */
  describedBy: string
  /** Called after it was answered. */
  onAnswered: () => void
}

const LABELS: Readonly<Record<string, MessageKey>> = {
  approve: 'tenders.actions.approve',
  declineApproval: 'approvals.decline',
}

/**
 * Answers a request for approval in its notification: the commands of the tender itself, with the
 * same dialogs and refusals. A request answered or withdrawn meanwhile shows that.
 */
export const NotificationApproval = ({ approval, describedBy, onAnswered }: Props) => {
  const t = useT()
  const router = useRouter()
  const [asked, setAsked] = useState<string | null>(null)
  const { tender, name, offers, outcome } = approval
  const refresh = () => {
    void loadNotifications()
    router.refresh()
  }
  if (outcome) return <p className="notification__outcome">{outcome}</p>
  return (
    <div className="notification__answers">
      {offers.map((offer) => (
        <Button
          key={offer.name}
          aria-describedby={describedBy}
          disabled={offer.reason !== null}
          size="small"
          title={offer.reason ?? undefined}
          tone={offer.name === 'approve' ? 'primary' : 'secondary'}
          onClick={() => setAsked(offer.name)}
        >
          {t(LABELS[offer.name] ?? 'tenders.actions.approve')}
        </Button>
      ))}
      {offers.map(
        ({ name: command, reason }) =>
          reason && (
            <p key={command} className="notification__reason">
              {reason}
            </p>
          ),
      )}
      <AskedCommand
        asked={asked}
        record={{ id: tender, name }}
        slug="tenders"
        onClose={() => {
          setAsked(null)
          // It may have been refused because another user decided first.
          refresh()
        }}
        onDone={() => {
          onAnswered()
          refresh()
        }}
      />
    </div>
  )
}
