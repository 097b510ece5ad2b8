import { CATALOG, entityOf } from '@/catalog'
import { generalList, opens, recordPage } from '@/catalog/links'
import { mayImportSome } from '@/catalog/importing'
import { PATHS, paths } from '@/catalog/paths'
import type { NotificationEvent, NotificationSubject } from '@/domain/notifications/events'
import type { AppAbility } from '../buildAbility'
import { readableSubjects, type OnRecords } from './onRecords'

/** Address of the files of background exports, by their ids. */
const EXPORTS_PATH = '/api/exports/'

/** The page of a subject without records. */
const pageLink = (ability: AppAbility, slug: string): string | null => {
  const page = CATALOG.routes.find(
    ({ subject, action, path }) => subject === slug && action === 'read' && !path.includes('{'),
  )
  return page?.subject && ability.can('read', page.subject) ? page.path : null
}

/** The page of an import, for users who may open imports. */
const importLink = (ability: AppAbility, document: unknown): string | null =>
  mayImportSome((action, subject) => ability.can(action, subject))
    ? paths.importView(Number(document))
    : null

/**
 * The link of a notification.
 * @param args.subject the collection of the record; the reader must be allowed to read it
 * @returns the best page that the reader may open: the record's main page, its other page, or its
 * list; null to show no link
 */
export const notificationLink = (args: {
  ability: AppAbility
  subject: unknown
  document: unknown
}): string | null => {
  const { ability, document } = args
  const slug = String(args.subject)
  if (slug === 'imports') return importLink(ability, document)
  // No page: the file itself, which its endpoint checks.
  if (slug === 'exports') return `${EXPORTS_PATH}${Number(document)}`
  // Actions have no pages: their owner handles them on Today.
  if (slug === 'actions') return ability.can('read', 'actions') ? PATHS.today : null
  // The represented person's requests are on Today.
  if (slug === 'deputies') return ability.can('approve', 'tenders') ? PATHS.today : null
  const subject = entityOf(slug)?.subject
  if (!subject) return pageLink(ability, slug)
  const id = Number(document)
  if (!Number.isInteger(id) || id <= 0 || !ability.can('read', subject)) return null
  const kinds = opens(slug) === 'view' ? (['view', 'edit'] as const) : (['edit', 'view'] as const)
  const pages = [...kinds.map((kind) => recordPage({ slug, kind, doc: { id } })), generalList(slug)]
  return pages.find((page) => page && ability.can(...page.right))?.href ?? null
}

/** Notes and actions are read with their record, which the notification is about. */
const ON_RECORDS: Readonly<Partial<Record<NotificationEvent, OnRecords>>> = {
  mentioned: 'notes',
  actionAssigned: 'actions',
  actionDue: 'actions',
}

/**
 * Whether a user may still read what a notification is about, for mails that are sent later. Their
 * own requests for rights have no page; whether a request of others can be answered is up to the
 * caller.
 */
export const mayReadNotification = (args: {
  ability: AppAbility
  event: NotificationEvent
  subject: NotificationSubject
  document: unknown
}): boolean => {
  const { ability, event, subject } = args
  const on = ON_RECORDS[event]
  if (on && !readableSubjects(ability, on).some((slug) => slug === subject)) return false
  return subject === 'right-requests' || notificationLink(args) !== null
}
