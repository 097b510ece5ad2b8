import type { NotificationEvent, NotificationKind } from './events'

/** Answers to a request for approval that its notification offers. */
export type ApprovalView = {
  tender: number
  /** The name of the tender: number or title. */
  name: string
  /** Commands its reader may give; with a reason where something is in the way. */
  offers: { name: string; reason: string | null }[]
  /** What became of it meanwhile; null while it waits. */
  outcome: string | null
}

/** A request for a right, as the notification of those who could grant it shows it. */
export type RightRequestView = {
  id: number
  /** It is open, and its reader may grant or decline it. */
  isOpen: boolean
  /** What became of it; null while it is open. */
  outcome: string | null
}

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
  /** The tender whose approval it asks for, and what its reader can say to that now. */
  approval: ApprovalView | null
  /** The request for a right that it brings. */
  rightRequest: RightRequestView | null
  /** ISO moments. */
  readAt: string | null
  createdAt: string
}

/**
 * What the bell shows: `unread` counts to 100 at most, which reads "99+"; `timeZone` is the
 * company's, for moments.
 */
export type NotificationSummary = { unread: number; docs: NotificationView[]; timeZone: string }
