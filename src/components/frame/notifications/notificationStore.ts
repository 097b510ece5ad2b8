import type { NotificationSummary, NotificationView } from '@/domain/notifications/view'
import { COUNT_CAP } from '@/domain/shared/cappedCount'

import { callApi, isSignedOut, type ApiOutcome } from '../../ui/requests/api'

export type NotificationState = NotificationSummary & {
  status: 'loading' | 'ready' | 'failed' | 'signedOut'
  /** Increases with every change made elsewhere. */
  version: number
}

const FIRST: NotificationState = {
  status: 'loading',
  unread: 0,
  docs: [],
  timeZone: 'Europe/Istanbul',
  version: 0,
}

let state = FIRST
let running = 0
let loads = 0
let newest: number | null = null
const watchers = new Set<() => void>()
const arrivals = new Set<(doc: NotificationView) => void>()

const set = (next: NotificationState) => {
  state = next
  for (const watcher of watchers) watcher()
}

export const watchNotifications = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
export const notificationState = (): NotificationState => state
export const firstNotificationState = (): NotificationState => FIRST

/** Called with the newest unread one that arrived since this page was opened. */
export const onArrival = (listener: (doc: NotificationView) => void): (() => void) => {
  arrivals.add(listener)
  return () => arrivals.delete(listener)
}

/** Includes the possible answers: they change while it stays. */
const signOfDoc = ({ id, readAt, approval }: NotificationView) =>
  `${id}${readAt ? 'r' : ''}${approval ? `${approval.offers.length}${approval.outcome ?? ''}` : ''}`

const signOf = ({ docs, unread }: NotificationSummary) => `${unread}:${docs.map(signOfDoc).join()}`

const accept = (summary: NotificationSummary) => {
  const [first] = summary.docs
  const isNew = newest !== null && first && first.id > newest && !first.readAt
  const isOther = state.status === 'ready' && signOf(summary) !== signOf(state)
  newest = Math.max(newest ?? 0, first?.id ?? 0)
  set({ ...summary, status: 'ready', version: state.version + (isOther ? 1 : 0) })
  if (isNew) for (const listener of arrivals) listener(first)
}

/** Reloads. A response older than a later change is dropped: another one follows. */
export const loadNotifications = async (): Promise<void> => {
  const ticket = (loads += 1)
  const isCurrent = () => ticket === loads && running === 0
  const outcome = await callApi<NotificationSummary>('/api/notifications/summary')
  if (isSignedOut(outcome)) return set({ ...state, status: 'signedOut' })
  if (!isCurrent()) return
  if (outcome.ok) accept(outcome.data)
  else if (state.status !== 'ready') set({ ...state, status: 'failed' })
}

let sending: Promise<unknown> = Promise.resolve()
/** Sequential: two changes of the same rows reach the server in order. */
const inOrder = (send: () => Promise<ApiOutcome>): Promise<ApiOutcome> => {
  const sent = sending.then(send)
  sending = sent.catch(() => null)
  return sent
}

/** Optimistic update: shows the change at once, and rolls it back when the server refuses (NT8). */
const change = async (
  apply: (before: NotificationState) => NotificationState,
  send: () => Promise<ApiOutcome>,
): Promise<boolean> => {
  const before = state
  running += 1
  set(apply(before))
  const { ok } = await inOrder(send)
  running -= 1
  if (!ok) set({ ...before, version: before.version + 1 })
  if (running === 0) void loadNotifications()
  return ok
}

const marked = (doc: NotificationView, read: boolean): NotificationView =>
  Boolean(doc.readAt) === read ? doc : { ...doc, readAt: read ? new Date().toISOString() : null }

const count = (unread: number) => Math.max(0, Math.min(COUNT_CAP, unread))

/** @returns whether it succeeded */
export const markRead = (docs: readonly NotificationView[], read: boolean): Promise<boolean> => {
  const ids = docs.filter(({ readAt }) => Boolean(readAt) !== read).map(({ id }) => id)
  if (ids.length === 0) return Promise.resolve(true)
  return change(
    (before) => ({
      ...before,
      docs: before.docs.map((doc) => (ids.includes(doc.id) ? marked(doc, read) : doc)),
      unread: count(before.unread + (read ? -ids.length : ids.length)),
    }),
    () => callApi('/api/notifications/mark', { body: { read, ids } }),
  )
}

/** All of the person's notifications, not only the shown ones. */
export const markAll = (read: boolean): Promise<boolean> =>
  change(
    (before) => ({
      ...before,
      docs: before.docs.map((doc) => marked(doc, read)),
      unread: read ? 0 : Math.max(before.unread, before.docs.length),
    }),
    () => callApi('/api/notifications/mark', { body: { read } }),
  )

export const removeNotifications = (docs: readonly NotificationView[]): Promise<boolean> => {
  const ids = docs.map(({ id }) => id)
  const unread = docs.filter(({ readAt }) => !readAt).length
  return change(
    (before) => ({
      ...before,
      docs: before.docs.filter(({ id }) => !ids.includes(id)),
      unread: count(before.unread - unread),
    }),
    () => callApi('/api/notifications/remove', { body: { ids } }),
  )
}
