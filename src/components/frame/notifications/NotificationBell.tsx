'use client'

import { Popover } from '@base-ui/react/popover'
import { IconBell } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { IconButton } from '../../ui/controls/IconButton'
import { PopoverPanel } from '../../ui/overlay/PopoverPanel'
import { useT } from '@/components/ui/useT'
import { cappedCount } from '@/domain/shared/cappedCount'
import { followNotifications } from './notificationFeed'
import { NotificationPanel } from './NotificationPanel'
import { useArrivalToast } from './useArrivalToast'
import { useNotifications } from './useNotifications'

/** The bell of the navbar: the unread count, and the newest notifications in a panel (NT1–NT6). */
export const NotificationBell = () => {
  const t = useT()
  const { unread } = useNotifications()
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const pathname = usePathname()
  useEffect(() => followNotifications(), [])
  useEffect(() => setOpen(false), [pathname])
  useArrivalToast({ isQuiet: isOpen })
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        render={
          <IconButton
            className="notification-bell"
            icon={
              <span className="notification-bell__picture">
                <IconBell aria-hidden="true" size={22} stroke={1.6} />
                {unread > 0 && (
                  <span aria-hidden="true" className="notification-bell__count" dir="ltr">
                    {cappedCount(unread)}
                  </span>
                )}
              </span>
            }
            label={
              unread > 0 ? t('notifications.unreadCount', { n: unread }) : t('notifications.plural')
            }
          />
        }
      />
      <PopoverPanel ref={panel} className="notification-panel" initialFocus={panel}>
        <NotificationPanel onClose={() => setOpen(false)} />
      </PopoverPanel>
    </Popover.Root>
  )
}
