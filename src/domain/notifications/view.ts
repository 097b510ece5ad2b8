import type { NotificationEvent, NotificationKind } from './events'

/** A notification as screens show it, in the reader's language. */
export type NotificationView = {
  id: number
  kind: NotificationKind
  event: NotificationEvent
  title: string
  body: string
  /** The page of the record, if the reader may open it. */
  link: string | null
  /** Who did it. */
  actor: string | null
  /** ISO moments. */
  readAt: string | null
  createdAt: string
}

/**
 * What the bell shows: `unread` counts to 100 at most, which reads "99+"; `timeZone` is the
 * company's, for moments.
 */
export type NotificationSummary = { unread: number; docs: NotificationView[]; timeZone: string }
