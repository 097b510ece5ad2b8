import { isNotificationKind, type NotificationKind } from '@/domain/notifications/events'
import { paths } from '@/catalog/paths'

/** The state of the page, kept in the URL. */
export type PageFilters = { unreadOnly: boolean; kind: NotificationKind | null; page: number }

type Query = Readonly<Record<string, string | string[] | undefined>>

const MOST_PAGES = 100_000
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** Parses the URL; invalid values are ignored. */
export const filtersOf = (query: Query): PageFilters => {
  const kind = one(query.kind)
  const page = Number(one(query.page))
  return {
    unreadOnly: one(query.show) === 'unread',
    kind: isNotificationKind(kind) ? kind : null,
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The address of the page with these filters. */
export const notificationsHref = ({ unreadOnly, kind, page }: PageFilters): string => {
  const query = new URLSearchParams()
  if (unreadOnly) query.set('show', 'unread')
  if (kind) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return paths.notifications() + (search && `?${search}`)
}
