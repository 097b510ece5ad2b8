import type { MessageKey } from '@/i18n/messages'

import type { IconName } from './icon'
import type { PageRightShape } from './right'

/**
 * Who may open a page: everybody, only people who are not signed in, anybody signed in, holders of
 * the action on the subject, users who may read and delete, or import, records of some kind, users who
 * may read something that has a day, or holders of every right.
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
  /** The letter that goes there after G; what is opened seldom does without. */
  letter?: string
  /** What it is called, where that is not the title of the page. */
  label: MessageKey
  group?: NavGroupName
  /** Beginning of the paths that belong to it, where that is not its own. */
  covers?: string
}

/** Groups of the navigation, in words and picture; a group stands where its first page does. */
export const NAV_GROUPS = {
  customers: { label: 'nav.customers', icon: 'customers' },
  stock: { label: 'nav.stock', icon: 'stock' },
  administration: { label: 'nav.administration', icon: 'administration' },
} as const satisfies Record<string, { label: MessageKey; icon: IconName }>
export type NavGroupName = keyof typeof NAV_GROUPS

/** A page that makes a record without needing another one, offered everywhere. */
export type CreateItem = {
  icon: IconName
  /** Place among all of them, the most used first. */
  place: number
}

type Common = {
  name: string
  /** `{scope}` is the company a page belongs to, `{id}` the record, `{token}` a reset token. */
  path: string
  layout?: 'default' | 'blank'
  nav?: NavItem
}

/** A page of an entity: its list, its forms, or a screen of ours that shows one record. */
export type EntityPageShape = Common & { right: PageRightShape } &
  /** `screen`: in place of the list that all others have. */
  (
    | { kind: 'list'; screen?: string; create?: undefined }
    | { kind: 'edit'; create?: undefined }
    | { kind: 'create'; create?: CreateItem }
    /** `view` names the screen; `screen` its file and component under `app/(payload)/views`. */
    | { kind: 'view'; view: string; screen: string; create?: undefined }
  )

/** A page that belongs to no entity. */
export type FreePageShape = Common & {
  title: MessageKey
  right?: PageRightShape
  /** Without one: the right decides, or without a right being signed in. */
  guard?: GuardKind
} & (
    | { kind: 'redirect'; to: string }
    | {
        kind: 'screen'
        view: string
        /** File and component under `app/(payload)/views`; screens of Payload's have none. */
        screen?: string
        /** Payload's own path of the screen. */
        internalPath?: string
        /** The path of Payload's screen that this one stands in for. */
        replaces?: string
      }
  )
