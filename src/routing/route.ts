import type { Action, Subject } from '@/access/permissions'
import type { MessageKey } from '@/i18n/messages'
import type { RouteName } from '@/lib/paths'

/** What Payload, or a view of ours, draws at a path. */
export type RouteTarget =
  | { kind: 'collection'; slug: string; view: 'list' | 'create' | 'edit' }
  | { kind: 'global'; slug: string }
  /** `replaces`: the path of Payload's own screen that ours stands in for. */
  | { kind: 'view'; view: ViewName; internalPath?: string; replaces?: string }
  | { kind: 'redirect'; to: RouteName }

/** Screens that are not a list or a form of one collection. */
export type ViewName =
  | 'dashboard'
  | 'login'
  | 'forgotPassword'
  | 'resetPassword'
  | 'logout'
  | 'inactivity'
  | 'notAuthorized'
  | 'account'
  | 'profile'
  | 'notifications'
  | 'accessControl'
  | 'customerView'
  | 'employeeShow'
  | 'tenderShow'
  | 'userView'
  | 'permissions'
  | 'settings'
  | 'jobs'

/**
 * Who may open a page: everybody, only people who are not signed in, anybody signed in, holders of
 * the action on the subject, or holders of every right.
 */
export type GuardKind = 'public' | 'guests' | 'signedIn' | 'ability' | 'manageAll'

export type Route = {
  name: RouteName
  path: string
  action?: Action
  subject?: Subject
  layout: 'default' | 'blank'
  guard: GuardKind
  title: MessageKey
  target: RouteTarget
}
