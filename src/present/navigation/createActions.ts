import type { AppAbility } from '@/access/buildAbility'
import { CATALOG } from '@/catalog'
import type { IconName } from '@/catalog/icon'
import type { MessageKey } from '@/i18n/messages'

import { maySee } from './maySee'
import type { NavRight } from './navTree'

/** A global create action: its label, page, right and icon. */
export type CreateAction = {
  /** A stable key, stored in preferences and shortcuts. */
  name: string
  label: MessageKey
  href: string
  right: NavRight
  icon: IconName
}

/**
 * Every page that creates an independent record, most used first. Palette, shortcuts menu and
 * keyboard share this list.
 */
export const CREATE_ACTIONS: readonly CreateAction[] = CATALOG.routes
  .flatMap(({ name, title, path, action, subject, create }) =>
    create && action && subject
      ? [
          {
            place: create.place,
            made: { name, label: title, href: path, right: [action, subject], icon: create.icon },
          } as const,
        ]
      : [],
  )
  .sort((one, other) => one.place - other.place)
  .map(({ made }) => made)

/** The actions a caller may use, in the list's order. */
export const allowedCreateActions = (ability: AppAbility): CreateAction[] =>
  CREATE_ACTIONS.filter(({ right }) => maySee(ability, right))
