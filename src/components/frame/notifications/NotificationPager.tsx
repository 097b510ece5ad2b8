'use client'

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

import { ButtonLink } from '../../ui/controls/Button'
import { useT } from '@/components/ui/useT'
import { notificationsHref, type PageFilters } from '@/present/notifications/pageFilters'

type Props = { filters: PageFilters; page: number; pages: number; total: number; size: number }

/** The row range, and links to other pages. */
export const NotificationPager = ({ filters, page, pages, total, size }: Props) => {
  const t = useT()
  const to = (target: number) => notificationsHref({ ...filters, page: target })
  return (
    <nav aria-label={t('list.pages')} className="notification-pager">
      <bdi className="notification-pager__range">
        {t('list.range', {
          from: (page - 1) * size + 1,
          to: Math.min(page * size, total),
          total,
        })}
      </bdi>
      {pages > 1 && (
        <span className="notification-pager__links">
          {page > 1 && (
            <ButtonLink
              href={to(page - 1)}
              icon={<IconChevronLeft aria-hidden="true" className="mirrored" size={18} />}
              size="small"
              tone="secondary"
            >
              {t('actions.previous')}
            </ButtonLink>
          )}
          {page < pages && (
            <ButtonLink href={to(page + 1)} size="small" tone="secondary">
              {t('actions.next')}
              <IconChevronRight aria-hidden="true" className="mirrored" size={18} />
            </ButtonLink>
          )}
        </span>
      )}
    </nav>
  )
}
