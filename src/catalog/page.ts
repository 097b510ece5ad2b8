import type { MessageKey } from '@/i18n/messages'

import type { IconName } from './icon'
import type { PageRightShape } from './right'

/**
 * Who may open a page: everybody, only anonymous users, every signed-in user, users with the action
 * on the subject, users who may read and delete, or import, some kind of records, users who may
 * read a calendar item, or users with every right.
 */
export type GuardKind =
  | 'public'
  | 'guests'
  | 'signedIn'
  | 'ability'
  | 'mayDelete'
  | 'mayImport'
  | 'hasCalendar'
  | 'manageAll'

/** The entry of a page in the navigation. */
export type NavItem = {
  icon: IconName
  /** The letter pressed after G to open it; rarely used pages have none. */
  letter?: string
  /** Its label, if it differs from the page's title. */
  label: MessageKey
  group?: NavGroupName
  /** Prefix of the paths that belong to it, if it differs from its own. */
  covers?: string
}

/** Groups of the navigation with label and icon; a group is placed at its first page. */
export const NAV_GROUPS = {
  customers: { label: 'nav.customers', icon: 'customers' },
  stock: { label: 'nav.stock', icon: 'stock' },
  administration: { label: 'nav.administration', icon: 'administration' },
} as const satisfies Record<string, { label: MessageKey; icon: IconName }>
export type NavGroupName = keyof typeof NAV_GROUPS

/** A page that creates an independent record, offered everywhere. */
export type CreateItem = {
  icon: IconName
  /** Rank among all of them, the most used first. */
  place: number
}

type Common = {
  name: string
  /** `{scope}` is the company a page belongs to, `{id}` the record, `{token}` a reset token. */
  path: string
  layout?: 'default' | 'blank'
  nav?: NavItem
}

/** A page of an entity: its list, its forms, or a custom view of a record. */
export type EntityPageShape = Common & { right: PageRightShape } &
  /** `screen`: replaces the standard list. */
  (
    | { kind: 'list'; screen?: string; create?: undefined }
    | { kind: 'edit'; create?: undefined }
    | { kind: 'create'; create?: CreateItem }
    /**
     * `view` is the name of the screen; `screen` its file and component under
     * `app/(payload)/views`.
     */
    | { kind: 'view'; view: string; screen: string; create?: undefined }
  )

/** A page without an entity. */
export type FreePageShape = Common & {
  title: MessageKey
  right?: PageRightShape
  /** Default: the right decides, or without a right being signed in. */
  guard?: GuardKind
} & (
    | { kind: 'redirect'; to: string }
    | {
        kind: 'screen'
        view: string
        /** File and component under `app/(payload)/views`; Payload's own screens have none. */
        screen?: string
        /** Payload's path of the screen. */
        internalPath?: string
        /** The path of the Payload screen that this one replaces. */
        replaces?: string
      }
  )
