import type { NotificationEvent, NotificationKind } from './events'

/** A request for approval with the answers that its notification offers. */
export type ApprovalView = {
  tender: number
  /** The name of the tender: number or title. */
  name: string
  /** Commands the reader may give; with a reason when one is blocked. */
  offers: { name: string; reason: string | null }[]
  /** Outcome of the request; null while it is pending. */
  outcome: string | null
}

/** A request for a right, as shown in the notification of those who can grant it. */
export type RightRequestView = {
  id: number
  /** It is open, and its reader may grant or decline it. */
  isOpen: boolean
  /** Outcome of the request; null while it is open. */
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
  /** Name of the acting user. */
  actor: string | null
  /** The tender whose approval is requested, and the answers available to the reader. */
  approval: ApprovalView | null
  /** The request for a right that the notification is about. */
  rightRequest: RightRequestView | null
  /** ISO moments. */
  readAt: string | null
  createdAt: string
}

/**
 * Data of the bell: `unread` counts to 100 at most, which is shown as "99+"; `timeZone` is the
 * company's, for moments.
 */
export type NotificationSummary = { unread: number; docs: NotificationView[]; timeZone: string }
