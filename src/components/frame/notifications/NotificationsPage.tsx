'use client'

import { IconBellOff, IconMail, IconMailOpened, IconSettings, IconX } from '@tabler/icons-react'
import { useState } from 'react'

import type { NotificationView } from '@/domain/notifications/view'
import { paths } from '@/catalog/paths'

import { Button, ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/layout/EmptyState'
import { PageHeader } from '../../ui/layout/PageHeader'
import { useT } from '@/components/ui/useT'
import { daysOf } from './daysOf'
import { NotificationFilters } from './NotificationFilters'
import { NotificationPager } from './NotificationPager'
import { NotificationRow } from './NotificationRow'
import type { PageFilters } from '@/present/notifications/pageFilters'
import { SelectionBar } from './SelectionBar'
import { useNow } from './useNow'
import { useShownPage } from './useShownPage'

type Props = {
  docs: NotificationView[]
  total: number
  unread: number
  page: number
  pages: number
  size: number
  filters: PageFilters
  /** The time of rendering on the server. */
  now: string
  timeZone: string
}

/** `/notifications`: all notifications of a person, to read, mark and remove. */
export const NotificationsPage = (props: Props) => {
  const { docs, total, unread, page, pages, size, filters, timeZone } = props
  const t = useT()
  const now = useNow(props.now)
  const { shown, mark, markAll, remove } = useShownPage(docs)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = shown.filter(({ id }) => chosenIds.has(id))
  const clear = () => setChosenIds(new Set())
  const toggle = (id: number) => {
    const next = new Set(chosenIds)
    if (!next.delete(id)) next.add(id)
    setChosenIds(next)
  }
  const then = (done: Promise<void>) => void done.then(clear)
  const isFiltered = filters.unreadOnly || filters.kind !== null

  return (
    <div className="ui-page notifications-page">
      <PageHeader
        actions={
          <>
            <ButtonLink
              href={paths.accountNotifications()}
              icon={<IconSettings aria-hidden="true" size={18} />}
              tone="secondary"
            >
              {t('notifications.settings')}
            </ButtonLink>
            {(total > 0 || unread > 0) && (
              <Button
                icon={
                  unread > 0 ? (
                    <IconMailOpened aria-hidden="true" size={18} />
                  ) : (
                    <IconMail aria-hidden="true" size={18} />
                  )
                }
                onClick={() => void markAll(unread > 0)}
              >
                {t(unread > 0 ? 'notifications.markAllRead' : 'notifications.markAllUnread')}
              </Button>
            )}
          </>
        }
        breadcrumbs={[{ label: t('notifications.plural') }]}
        title={t('notifications.plural')}
      />
      <Card padded={false}>
        <NotificationFilters filters={filters} unread={unread} />
        {shown.length > 0 && (
          <SelectionBar
            chosen={chosen.length}
            total={shown.length}
            onAll={(isAll) => setChosenIds(new Set(isAll ? shown.map(({ id }) => id) : []))}
            onMark={(read) => then(mark(chosen, read))}
            onRemove={() => then(remove(chosen))}
          />
        )}
        <div data-notifications="" tabIndex={-1}>
          {daysOf({ docs: shown, now, timeZone }).map((group) => (
            <section key={group.day} className="notification-day">
              <h2 className="notification-day__name">
                {t(group.day === 'earlier' ? 'notifications.earlier' : `common.${group.day}`)}
              </h2>
              <ul className="notifications">
                {group.docs.map((doc) => (
                  <NotificationRow
                    key={doc.id}
                    doc={doc}
                    now={now}
                    start={
                      <input
                        aria-label={t('notifications.select', { title: doc.body })}
                        checked={chosenIds.has(doc.id)}
                        className="notification__choose"
                        type="checkbox"
                        onChange={() => toggle(doc.id)}
                      />
                    }
                    timeZone={timeZone}
                    onMark={(read) => void mark([doc], read)}
                    onRemove={() => void remove([doc])}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {shown.length === 0 ? (
          <EmptyState
            actions={
              isFiltered && (
                <ButtonLink
                  href={paths.notifications()}
                  icon={<IconX aria-hidden="true" size={18} />}
                  tone="secondary"
                >
                  {t('actions.clearFilters')}
                </ButtonLink>
              )
            }
            icon={<IconBellOff size={26} stroke={1.5} />}
            text={t(
              filters.unreadOnly ? 'notifications.emptyUnreadText' : 'notifications.emptyText',
            )}
            title={t(filters.unreadOnly ? 'notifications.emptyUnread' : 'notifications.empty')}
          />
        ) : (
          <NotificationPager
            filters={filters}
            page={page}
            pages={pages}
            size={size}
            total={total}
          />
        )}
      </Card>
    </div>
  )
}
