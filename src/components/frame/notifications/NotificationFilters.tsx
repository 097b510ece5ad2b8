'use client'

import Link from 'next/link'

import { NOTIFICATION_KINDS } from '@/domain/notifications/events'
import { cappedCount } from '@/domain/shared/cappedCount'

import { classNames } from '@/components/ui/classNames'
import { useT } from '@/components/ui/useT'
import { notificationsHref, type PageFilters } from '@/present/notifications/pageFilters'

type ItemProps = { href: string; isCurrent: boolean; children: React.ReactNode }

const Item = ({ href, isCurrent, children }: ItemProps) => (
  <Link
    aria-current={isCurrent ? 'true' : undefined}
    className={classNames('notification-filter', isCurrent && 'notification-filter--current')}
    href={href}
    prefetch={false}
    scroll={false}
  >
    {children}
  </Link>
)

/** All or unread, and one kind or every kind: links, so that each view has an address. */
export const NotificationFilters = ({
  filters,
  unread,
}: {
  filters: PageFilters
  unread: number
}) => {
  const t = useT()
  const to = (changes: Partial<PageFilters>) =>
    notificationsHref({ ...filters, page: 1, ...changes })
  return (
    <nav aria-label={t('notifications.filters')} className="notification-filters">
      <div className="notification-filters__group">
        <Item href={to({ unreadOnly: false })} isCurrent={!filters.unreadOnly}>
          {t('common.all')}
        </Item>
        <Item href={to({ unreadOnly: true })} isCurrent={filters.unreadOnly}>
          {t('notifications.unread')}
          {unread > 0 && <bdi className="notification-filter__count">{cappedCount(unread)}</bdi>}
        </Item>
      </div>
      <div
        aria-label={t('notifications.kindFilter')}
        className="notification-filters__kinds"
        role="group"
      >
        {NOTIFICATION_KINDS.map((kind) => (
          <Item
            key={kind}
            href={to({ kind: filters.kind === kind ? null : kind })}
            isCurrent={filters.kind === kind}
          >
            {t(`notifications.kinds.${kind}`)}
          </Item>
        ))}
      </div>
    </nav>
  )
}
