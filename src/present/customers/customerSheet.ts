import type { ShownOffer } from '../commands/shownOffers'
import type { Reach } from '../record/reach'
import type { RelatedPart } from '../record/relatedPart'
import type { TimelineSheet } from '../timeline/timelineItem'
import type { Figure } from '@/present/record/recordFact'
import type { WorkingDay } from '@/domain/customers/workingDays'
import type { ShownHtml } from '@/lib/cleanHtml'

export type PhoneField = 'cellPhone1' | 'cellPhone2' | 'phone1' | 'phone2'

/** A person of a customer and the ways to reach them. */
export type Contact = {
  id: number
  name: string
  title: string | null
  email: string | null
  phones: { field: PhoneField; number: string }[]
  isExecutive: boolean
  isContact: boolean
  isDefaultContact: boolean
}

/** What is known of a company, and whom to call there. */
export type CustomerFacts = {
  title: string | null
  description: ShownHtml | null
  emails: string[]
  boss: { name: string | null; phone: string | null }
  accountant: { name: string | null; phone: string | null }
  workingDays: WorkingDay[]
  /** Who is responsible for it. */
  owner: string | null
  contact: (Contact & { href?: string }) | null
  /** The form of somebody who works there. */
  newEmployeeHref?: string
}

export const CUSTOMER_TABS = [
  'timeline',
  'overview',
  'branches',
  'employees',
  'meets',
  'tenders',
  'projects',
  'activity',
] as const
export type CustomerTab = (typeof CUSTOMER_TABS)[number]

/** What the page of a customer draws; absent is what the visitor may not see. */
export type CustomerSheet = {
  id: number
  name: string
  facts: CustomerFacts
  reach: Reach
  /** What its quotations come to. */
  figures: Figure[]
  tabs: { name: CustomerTab; href: string; count?: number }[]
  tab: CustomerTab
  /** The rows of the open tab. */
  part: RelatedPart | null
  /** What happened, while its tab is open. */
  timeline: TimelineSheet | null
  /** Commands the visitor may give. */
  offers: readonly ShownOffer[]
  editHref?: string
  newMeetHref?: string
  newTenderHref?: string
}

export const EMPLOYEE_TABS = ['timeline', 'meets', 'tenders'] as const
export type EmployeeTab = (typeof EMPLOYEE_TABS)[number]

/** What the page of somebody at a customer draws. */
export type EmployeeSheet = Contact & {
  company: { name: string; href: string }
  branch: string | null
  note: ShownHtml | null
  reach: Reach
  editHref?: string
  tabs: { name: EmployeeTab; href: string; count?: number }[]
  tab: EmployeeTab
  part: RelatedPart | null
  timeline: TimelineSheet | null
}
