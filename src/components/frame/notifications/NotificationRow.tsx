'use client'

import { IconX } from '@tabler/icons-react'
import Link from 'next/link'
import { useId, useMemo, type MouseEvent, type ReactNode } from 'react'

import type { NotificationView } from '@/domain/notifications/view'
import { createFormatters } from '@/i18n/format'

import { useLocale, useT } from '@/components/ui/useT'
import { NotificationApproval } from './NotificationApproval'
import { NotificationIcon } from './NotificationIcon'
import { NotificationRequest } from './NotificationRequest'
import { isFileLink, useNotifiedFile } from './useNotifiedFile'

type Props = {
  doc: NotificationView
  now: Date
  timeZone: string
  /** Before the icon: the checkbox of the page. */
  start?: ReactNode
  onMark: (read: boolean) => void
  onRemove: () => void
  /** Its record is loading. */
  onOpen?: () => void
}

/**
 * One notification. Clicking it opens its record and marks it read; the dot toggles read, the cross
 * removes it. With the link of a file it downloads the file; without one it can only be marked (NT3,
 * NT7).
 */
export const NotificationRow = ({ doc, now, timeZone, start, onMark, onRemove, onOpen }: Props) => {
  const t = useT()
  const saveNotified = useNotifiedFile()
  const locale = useLocale()
  const format = useMemo(() => createFormatters(locale), [locale])
  const id = useId()
  const isRead = doc.readAt !== null
  const open = () => {
    if (!isRead) onMark(true)
    onOpen?.()
  }
  const download = async (event: MouseEvent, link: string) => {
    event.preventDefault()
    if ((await saveNotified(link)) && !isRead) onMark(true)
  }
  return (
    <li className="notification" data-unread={!isRead}>
      {start}
      <NotificationIcon event={doc.event} />
      <div className="notification__text">
        <p className="notification__title" id={`${id}-title`}>
          {doc.link && isFileLink(doc.link) ? (
            <a
              className="notification__open"
              href={doc.link}
              download
              onClick={(event) => void download(event, doc.link ?? '')}
            >
              {doc.title}
            </a>
          ) : doc.link ? (
            <Link className="notification__open" href={doc.link} prefetch={false} onClick={open}>
              {doc.title}
            </Link>
          ) : (
            doc.title
          )}
          {!isRead && <span className="visually-hidden"> ({t('notifications.unread')})</span>}
        </p>
        <p className="notification__body" dir="auto" id={`${id}-body`}>
          {doc.body}
        </p>
        {doc.approval && (
          <NotificationApproval
            approval={doc.approval}
            describedBy={`${id}-body`}
            onAnswered={() => !isRead && onMark(true)}
          />
        )}
        {doc.rightRequest && (
          <NotificationRequest
            describedBy={`${id}-body`}
            request={doc.rightRequest}
            onAnswered={() => !isRead && onMark(true)}
          />
        )}
        <p className="notification__meta">
          <time dateTime={doc.createdAt} title={format.dateTime(doc.createdAt, timeZone)}>
            {format.relativeTime(doc.createdAt, now)}
          </time>
          {doc.actor && (
            <>
              <span aria-hidden="true">·</span>
              <span className="visually-hidden">{t('notifications.by', { name: '' })}</span>
              <bdi>{doc.actor}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="notification__tools">
        <button
          aria-describedby={`${id}-title ${id}-body`}
          aria-label={t(isRead ? 'notifications.markUnread' : 'notifications.markRead')}
          className="notification__dot"
          title={t(isRead ? 'notifications.markUnread' : 'notifications.markRead')}
          type="button"
          onClick={() => onMark(!isRead)}
        />
        <button
          aria-describedby={`${id}-title ${id}-body`}
          aria-label={t('notifications.remove')}
          className="notification__remove"
          title={t('notifications.remove')}
          type="button"
          onClick={(event) => {
            focusNeighbour(event.currentTarget)
            onRemove()
          }}
        >
          <IconX aria-hidden="true" size={16} />
        </button>
      </div>
    </li>
  )
}

/** The row is removed: move the focus to another one, so that keyboard users stay in the list. */
const focusNeighbour = (button: HTMLElement) => {
  const row = button.closest('li')
  const other = row?.nextElementSibling ?? row?.previousElementSibling
  const target =
    other?.querySelector<HTMLElement>('.notification__remove') ??
    button.closest<HTMLElement>('[data-notifications]')
  target?.focus()
}
