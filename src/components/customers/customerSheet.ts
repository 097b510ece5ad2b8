import type { WorkingDay } from '@/domain/customers/workingDays'
import type { MeetStatus } from '@/domain/meets/meetStatus'
import type { MeetType } from '@/domain/meets/meetTypes'
import type { DisplayStatus } from '@/domain/tenders/status'
import type { ShownHtml } from '@/lib/cleanHtml'

/** The first rows of something that belongs to a company; links only where the visitor may go. */
export type Part<Row> = { rows: Row[]; total: number; newHref?: string; allHref?: string }

type Linked = { id: number; href?: string }

export type BranchRow = Linked & {
  name: string
  phone: string | null
  taxOffice: string | null
  taxNumber: string | null
}

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

export type EmployeeRow = Contact & Linked

export type MeetRow = Linked & {
  title: string
  type: MeetType | null
  startsAt: string | null
  status: MeetStatus | null
}

export type TenderRow = Linked & {
  number: string | null
  title: string
  date: string | null
  total: number | null
  currency: string
  status: DisplayStatus
}

/** What the customer view draws. `tenders` is absent for visitors who may not read them. */
export type CustomerSheet = {
  id: number
  name: string
  title: string | null
  description: ShownHtml | null
  emails: string[]
  boss: { name: string | null; phone: string | null }
  accountant: { name: string | null; phone: string | null }
  workingDays: WorkingDay[]
  contact: EmployeeRow | null
  editHref?: string
  branches: Part<BranchRow>
  employees: Part<EmployeeRow>
  meets: Part<MeetRow>
  tenders?: Part<TenderRow>
}
