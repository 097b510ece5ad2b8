import type { ShownOffer } from '../commands/shownOffers'
import type { Reach } from '../record/reach'
import type { RelatedPart } from '../record/relatedPart'
import type { MergedCompany, Merging } from './mergeSheet'
import type { TimelineSheet } from '../timeline/timelineItem'
import type { Figure } from '@/present/record/recordFact'
import type { WorkingDay } from '@/domain/customers/workingDays'
import type { ShownHtml } from '@/lib/cleanHtml'

export type PhoneField = 'cellPhone1' | 'cellPhone2' | 'phone1' | 'phone2'

/** A customer's employee with contact details. */
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

/** Facts of a company, with its main contact. */
export type CustomerFacts = {
  title: string | null
  description: ShownHtml | null
  emails: string[]
  boss: { name: string | null; phone: string | null }
  accountant: { name: string | null; phone: string | null }
  workingDays: WorkingDay[]
  /** Its owner. */
  owner: string | null
  contact: (Contact & { href?: string }) | null
  /** The form for a new employee. */
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

/** Data of a customer's page, without what the visitor may not see. */
export type CustomerSheet = {
  id: number
  name: string
  facts: CustomerFacts
  reach: Reach
  /** Totals of its quotations. */
  figures: Figure[]
  tabs: { name: CustomerTab; href: string; count?: number }[]
  tab: CustomerTab
  /** The rows of the open tab. */
  part: RelatedPart | null
  /** The timeline, while its tab is open. */
  timeline: TimelineSheet | null
  /** Commands the visitor may run. */
  offers: readonly ShownOffer[]
  /** Companies merged into it, for readers of names. */
  merged: readonly MergedCompany[]
  /** Data for merging; null without the rights. */
  merging: Merging | null
  editHref?: string
  newMeetHref?: string
  newTenderHref?: string
}

export const EMPLOYEE_TABS = ['timeline', 'meets', 'tenders'] as const
export type EmployeeTab = (typeof EMPLOYEE_TABS)[number]

/** Data of an employee's page. */
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
