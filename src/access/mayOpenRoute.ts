import type { Route } from '@/catalog/build'
import { hasCalendar } from '@/catalog/calendar'
import { mayImportSome } from '@/catalog/importing'
import { rightOfPage } from '@/catalog/links'
import type { PageRight } from '@/catalog/names'
import { mayUseTrash } from '@/catalog/trash'
import type { Action, Subject } from './roles/permissions'

/** The permissions of a page's visitor. */
export type PageRights = {
  can: (action: Action, subject: Subject, field?: string) => boolean
  /** True for users with every right. */
  canManageAll: () => boolean
}

/** Whether permissions open a page: the rule of the route guard, for signed-in users. */
export const mayOpenRoute = (route: Route, { can, canManageAll }: PageRights): boolean => {
  if (route.guard === 'manageAll') return canManageAll()
  if (route.guard === 'mayDelete') return mayUseTrash(can)
  if (route.guard === 'mayImport') return mayImportSome(can)
  if (route.guard === 'hasCalendar') return hasCalendar(can)
  if (route.guard !== 'ability') return true
  return Boolean(route.action && route.subject && can(...rightOfPage(route)))
}

/**
 * The permissions that a user lacks for a page.
 * @returns empty for a page that is open to them, and for one that no single right opens
 */
export const missingForRoute = (route: Route, rights: PageRights): PageRight[] =>
  route.guard === 'ability' && !mayOpenRoute(route, rights) ? [rightOfPage(route)] : []
