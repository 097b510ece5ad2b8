'use client'

import { Popover } from '@base-ui/react/popover'
import { IconMail, IconMailOpened } from '@tabler/icons-react'

import { paths } from '@/catalog/paths'

import { ButtonLink } from '../../ui/controls/Button'
import { Chip } from '../../ui/layout/Chip'
import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'
import { cappedCount, COUNT_CAP } from '@/domain/shared/cappedCount'
import { NotificationPanelList } from './NotificationPanelList'
import { useMarking } from './useMarking'
import { useNotifications } from './useNotifications'

/** What the bell opens: the newest notifications, and one switch for all (NT2, NT5). */
export const NotificationPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const { unread, docs } = useNotifications()
  const { markAll } = useMarking()
  // Selects the plural form; the text of the badge is shown instead of the number.
  const n = Math.min(unread, COUNT_CAP - 1)
  const newCount = t('notifications.newCount', { n }).replace(String(n), cappedCount(unread))
  const Switch = unread > 0 ? IconMailOpened : IconMail
  return (
    <>
      <div className="notification-panel__header">
        <Popover.Title className="notification-panel__title">
          {t('notifications.plural')}
        </Popover.Title>
        {unread > 0 && (
          <Chip icon={<></>} tone="primary">
            {newCount}
          </Chip>
        )}
        {docs.length > 0 && (
          <IconButton
            icon={<Switch aria-hidden="true" size={20} stroke={1.6} />}
            label={t(unread > 0 ? 'notifications.markAllRead' : 'notifications.markAllUnread')}
            size="small"
            onClick={() => void markAll(unread > 0)}
          />
        )}
      </div>
      <NotificationPanelList onClose={onClose} />
      {docs.length > 0 && (
        <div className="notification-panel__footer">
          <ButtonLink block href={paths.notifications()} onClick={onClose}>
            {t('notifications.viewAll')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
