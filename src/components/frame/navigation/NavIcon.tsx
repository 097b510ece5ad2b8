import {
  IconAddressBook,
  IconAdjustments,
  IconArrowsExchange,
  IconBox,
  IconBriefcase,
  IconBuildingSkyscraper,
  IconBuildingWarehouse,
  IconCalendarEvent,
  IconCircle,
  IconClockPlay,
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
  IconUsers,
} from '@tabler/icons-react'

const ICONS = {
  dashboard: IconLayoutDashboard,
  customers: IconBuildingSkyscraper,
  projects: IconBriefcase,
  tenders: IconFileInvoice,
  stock: IconPackages,
  meets: IconCalendarEvent,
  movements: IconArrowsExchange,
  reservations: IconLock,
  users: IconUsers,
  roles: IconShieldLock,
  administration: IconSettings,
  customerList: IconAddressBook,
  stockCards: IconBox,
  stockGroups: IconStack2,
  stockGroupStocks: IconBuildingWarehouse,
  stockTypes: IconTags,
  permissions: IconKey,
  settings: IconAdjustments,
  jobs: IconClockPlay,
  accessControl: IconShieldCheck,
  more: IconDots,
  child: IconCircle,
} as const

export type NavIconName = keyof typeof ICONS

/** The icon of an item; a name and not a component, so that the tree can be serialised. */
export const NavIcon = ({ name }: { name: NavIconName }) => {
  const Icon = ICONS[name]
  return <Icon aria-hidden="true" className="vnav__icon" stroke={1.6} />
}
