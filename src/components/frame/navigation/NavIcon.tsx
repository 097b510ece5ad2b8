import {
  IconAddressBook,
  IconAdjustments,
  IconArrowsExchange,
  IconBox,
  IconBriefcase,
  IconBuildingSkyscraper,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendarEvent,
  IconCircle,
  IconClipboardCheck,
  IconClockPlay,
  IconCoins,
  IconHistory,
  IconDots,
  IconFileInvoice,
  IconKey,
  IconLayoutDashboard,
  IconLock,
  IconPackages,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconStack2,
  IconTags,
  IconTrash,
  IconUser,
  IconUsers,
  IconUserShield,
  type Icon,
} from '@tabler/icons-react'

import type { IconName } from '@/catalog/icon'

/** The picture of each name. */
export const ICONS: Readonly<Record<IconName, Icon>> = {
  dashboard: IconLayoutDashboard,
  customers: IconBuildingSkyscraper,
  projects: IconBriefcase,
  tenders: IconFileInvoice,
  stock: IconPackages,
  meets: IconCalendarEvent,
  movements: IconArrowsExchange,
  reservations: IconLock,
  counts: IconClipboardCheck,
  users: IconUsers,
  roles: IconShieldLock,
  administration: IconSettings,
  customerList: IconAddressBook,
  branches: IconBuildingStore,
  employees: IconUser,
  person: IconUserShield,
  stockCards: IconBox,
  stockGroups: IconStack2,
  stockGroupStocks: IconBuildingWarehouse,
  stockTypes: IconTags,
  permissions: IconKey,
  settings: IconAdjustments,
  rates: IconCoins,
  jobs: IconClockPlay,
  audit: IconHistory,
  trash: IconTrash,
  accessControl: IconShieldCheck,
  more: IconDots,
  child: IconCircle,
}

/** The icon of an item; a name and not a component, so that the tree can be serialised. */
export const NavIcon = ({ name }: { name: IconName }) => {
  const Icon = ICONS[name]
  return <Icon aria-hidden="true" className="vnav__icon" stroke={1.6} />
}
