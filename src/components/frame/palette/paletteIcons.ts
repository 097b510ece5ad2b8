import {
  IconBox,
  IconBriefcase,
  IconBuildingSkyscraper,
  IconBuildingStore,
  IconCalendarEvent,
  IconFileInvoice,
  IconStack2,
  IconUser,
  IconUserShield,
} from '@tabler/icons-react'

/** The icon of a record, by its collection. */
export const RECORD_ICONS = {
  companies: IconBuildingSkyscraper,
  branches: IconBuildingStore,
  employees: IconUser,
  meets: IconCalendarEvent,
  'company-projects': IconBriefcase,
  tenders: IconFileInvoice,
  'stock-cards': IconBox,
  'stock-groups': IconStack2,
  users: IconUserShield,
} as const

/** The collections of which the palette shows records. */
export type RecordSlug = keyof typeof RECORD_ICONS

export const isRecordSlug = (slug: string): slug is RecordSlug => slug in RECORD_ICONS
