'use client'

import { IconBellOff } from '@tabler/icons-react'

import { Button } from '../../ui/controls/Button'
import { EmptyState } from '../../ui/layout/EmptyState'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'
import { NotificationRow } from './NotificationRow'
import { loadNotifications } from './notificationStore'
import { useMarking } from './useMarking'
import { useNotifications } from './useNotifications'
import { useNow } from './useNow'

const Loading = () => {
  const t = useT()
  return (
    <div className="notification-panel__loading">
      <span className="visually-hidden">{t('common.loading')}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="notification-panel__skeleton">
          <Skeleton height="38px" width="38px" />
          <div>
            <Skeleton height="14px" width="60%" />
            <Skeleton height="12px" width="90%" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The rows of the panel, or its empty or error state. */
export const NotificationPanelList = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const { status, docs, timeZone } = useNotifications()
  const { mark, remove } = useMarking()
  const now = useNow()
  if (status === 'loading') return <Loading />
  if (docs.length === 0 && status !== 'ready')
    return (
      <EmptyState
        actions={
          <Button size="small" tone="secondary" onClick={() => void loadNotifications()}>
            {t('actions.tryAgain')}
          </Button>
        }
        title={t('notifications.failed')}
      />
    )
  if (docs.length === 0)
    return (
      <EmptyState
        icon={<IconBellOff size={26} stroke={1.5} />}
        text={t('notifications.emptyText')}
        title={t('notifications.empty')}
      />
    )
  return (
    <div
      aria-label={t('notifications.plural')}
      className="notification-panel__list"
      data-notifications=""
      role="group"
      tabIndex={-1}
    >
      <ul className="notifications">
        {docs.map((doc) => (
          <NotificationRow
            key={doc.id}
            doc={doc}
            now={now}
            timeZone={timeZone}
            onMark={(read) => void mark([doc], read)}
            onOpen={onClose}
            onRemove={() => void remove([doc])}
          />
        ))}
      </ul>
    </div>
  )
}
