import type { AppAbility } from '@/access/buildAbility'
import type { MessageKey } from '@/i18n/messages'
import { paths } from '@/lib/paths'

import type { NavIconName } from './NavIcon'
import { maySee } from './maySee'
import type { NavRight } from './navTree'

/** A global create action: its label, page, right and icon. */
export type CreateAction = {
  /** A stable name, stored in preferences and shortcuts. */
  name: string
  label: MessageKey
  href: string
  right: NavRight
  icon: NavIconName
}

/**
 * Every page that creates a record without needing another one, most used first. Palette, shortcuts
 * menu and keyboard share this list.
 */
export const CREATE_ACTIONS: readonly CreateAction[] = [
  {
    name: 'tenderNew',
    label: 'tenders.new',
    href: paths.tenderNew(),
    right: ['create', 'tenders'],
    icon: 'tenders',
  },
  {
    name: 'customerNew',
    label: 'companies.new',
    href: paths.customerNew(),
    right: ['create', 'customers'],
    icon: 'customers',
  },
  {
    name: 'meetNew',
    label: 'meets.new',
    href: paths.meetNew(),
    right: ['create', 'meets'],
    icon: 'meets',
  },
  {
    name: 'stockMovementNew',
    label: 'stockMovements.new',
    href: paths.stockMovementNew(),
    right: ['create', 'stock-movements'],
    icon: 'movements',
  },
  {
    name: 'stockCardNew',
    label: 'stockCards.new',
    href: paths.stockCardNew(),
    right: ['create', 'stock-cards'],
    icon: 'stock',
  },
  {
    name: 'companyProjectNew',
    label: 'companyProjects.new',
    href: paths.companyProjectNew(),
    right: ['create', 'company-projects'],
    icon: 'projects',
  },
  {
    name: 'stockReservationNew',
    label: 'stockReservations.new',
    href: paths.stockReservationNew(),
    right: ['create', 'stock-reservations'],
    icon: 'reservations',
  },
  {
    name: 'stockGroupNew',
    label: 'stockGroups.new',
    href: paths.stockGroupNew(),
    right: ['create', 'stock-groups'],
    icon: 'stock',
  },
  {
    name: 'stockTypeNew',
    label: 'stockTypes.new',
    href: paths.stockTypeNew(),
    right: ['create', 'stock-types'],
    icon: 'stock',
  },
  {
    name: 'userNew',
    label: 'users.new',
    href: paths.userNew(),
    right: ['create', 'users'],
    icon: 'users',
  },
  {
    name: 'roleNew',
    label: 'roles.new',
    href: paths.roleNew(),
    right: ['create', 'roles'],
    icon: 'roles',
  },
]

/** The actions a caller may use, in the list's order. */
export const allowedCreateActions = (ability: AppAbility): CreateAction[] =>
  CREATE_ACTIONS.filter(({ right }) => maySee(ability, right))
