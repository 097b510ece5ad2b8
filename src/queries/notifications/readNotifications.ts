import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { notificationLink } from '@/access/reading/notificationLink'
import type {
  NotificationData,
  NotificationEvent,
  NotificationKind,
} from '@/domain/notifications/events'
import type { NotificationSummary, NotificationView } from '@/domain/notifications/view'
import { COUNT_CAP } from '@/domain/shared/cappedCount'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { notificationText } from '@/i18n/notificationText'
import { ownRowsOf } from '@/access/session/staffOf'
import type { Query } from '@/present/list/listState'
import { filtersOf } from '@/present/notifications/pageFilters'
import { companySettings } from '../settings/companySettings'
import { siteOf } from '../settings/siteOf'
import { approvalViews } from './approvalViews'
import { rightRequestViews } from './rightRequestViews'
import { readRows } from '../shared/rows'

/** Most rows of the menu. */
const SUMMARY_ROWS = 20

type Row = {
  id: number
  kind: NotificationKind
  event: NotificationEvent
  subject: string
  document: string
  data: NotificationData | null
  readAt: Date | string | null
  createdAt: Date | string
}

const COLUMNS = sql`id, kind, event, subject, document::text as document, data,
  read_at as "readAt", created_at as "createdAt"`

const moment = (value: Date | string): string => new Date(value).toISOString()

const shown = async (req: PayloadRequest, rows: Row[]): Promise<NotificationView[]> => {
  const ability = await abilityOfRequest(req)
  const { language } = req.i18n
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const [approvals, requests] = [await approvalViews(req, rows), await rightRequestViews(req, rows)]
  return rows.map(({ id, kind, event, subject, document, data, readAt, createdAt }) => ({
    id,
    kind,
    event,
    ...notificationText({ locale, event, data: data ?? {} }),
    link: requests.get(id)?.link ?? notificationLink({ ability, subject, document }),
    actor: data?.actor ?? null,
    approval: approvals.get(id) ?? null,
    rightRequest: requests.get(id)?.view ?? null,
    readAt: readAt && moment(readAt),
    createdAt: moment(createdAt),
  }))
}

const countUnread = async (req: PayloadRequest, recipient: number): Promise<number> => {
  const [row] = await readRows<{ n: number }>(
    req,
    sql`select count(*)::int as n from (select from notifications
        where recipient_id = ${recipient} and read_at is null limit ${COUNT_CAP}) unread`,
  )
  return row?.n ?? 0
}

/** A user's newest notifications and the number of unread ones. */
export const readSummary = async (
  req: PayloadRequest,
  recipient: number,
): Promise<NotificationSummary> => {
  const rows = await readRows<Row>(
    req,
    sql`select ${COLUMNS} from notifications where recipient_id = ${recipient}
        order by id desc limit ${SUMMARY_ROWS}`,
  )
  const { timeZone } = await companySettings(req)
  return { unread: await countUnread(req, recipient), docs: await shown(req, rows), timeZone }
}

export type NotificationPage = {
  docs: NotificationView[]
  total: number
  unread: number
  page: number
  pages: number
}

/**
 * One page of a user's notifications, newest first; a page past the end is the last one.
 * @param args.unreadOnly excludes read ones
 * @param args.kind excludes other kinds
 * @param args.page from 1
 * @param args.size rows a page
 */
const readNotificationPage = async (args: {
  req: PayloadRequest
  recipient: number
  unreadOnly: boolean
  kind: NotificationKind | null
  page: number
  size: number
}): Promise<NotificationPage> => {
  const { req, recipient, unreadOnly, kind, size } = args
  const filter = sql`recipient_id = ${recipient} and (not ${unreadOnly} or read_at is null)
    and (${kind}::text is null or kind::text = ${kind}::text)`
  const [count] = await readRows<{ n: number }>(
    req,
    sql`select count(*)::int as n from notifications where ${filter}`,
  )
  const total = count?.n ?? 0
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(Math.max(1, args.page), pages)
  const rows = await readRows<Row>(
    req,
    sql`select ${COLUMNS} from notifications where ${filter}
        order by id desc limit ${size} offset ${(page - 1) * size}`,
  )
  return {
    docs: await shown(req, rows),
    total,
    unread: await countUnread(req, recipient),
    page,
    pages,
  }
}

const PAGE_SIZE = 20

/**
 * The user's own notification page.
 * @param query of the address
 * @returns null for callers other than users
 */
export const readOwnNotificationPage = async (req: PayloadRequest, query: Query) => {
  const recipient = ownRowsOf(req)
  if (recipient === null) return null
  const filters = filtersOf(query)
  const [found, { timeZone }] = await Promise.all([
    readNotificationPage({ req, recipient, ...filters, size: PAGE_SIZE }),
    siteOf(req.payload),
  ])
  return { ...found, filters, now: new Date().toISOString(), size: PAGE_SIZE, timeZone }
}
