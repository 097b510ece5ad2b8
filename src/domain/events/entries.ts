import type { EndedStatus } from '../imports/imports'

/** The acting user; null for API keys and the system. */
export type Actor = { id: number; name: string } | null

type TenderFacts = {
  title: string
  createdBy: number | null
  /** Who was responsible then; missing in events of before. */
  owner?: number | null
  number: string | null
  /** Who asked for its approval, where somebody did. */
  askedBy?: number | null
}
type CustomerFacts = TenderFacts & {
  customer: string
  sentBy: number | null
  /** Names of lines that were chosen by accepting; missing in events of before. */
  chosen?: string[]
}

/**
 * Every event with its data: facts of that moment, so that a late delivery says what was true then.
 * Decimals are text.
 */
export type EventData = {
  tenderSent: TenderFacts & {
    totalBase: string
    fourEyes: boolean
    /** Before and after its discounts; missing in events of before. */
    gross?: string
    net?: string
  }
  /** `discount` is effective, in percent; all of these are missing in events of before. */
  approvalRequested: TenderFacts & {
    approver: number
    note: string | null
    company?: string | null
    person?: string | null
    total?: string
    currency?: string
    discount?: string
  }
  /** `onBehalfOf` is the person who was asked, where their deputy decided. */
  approvalDeclined: TenderFacts & { askedBy: number | null; reason: string; onBehalfOf?: number }
  tenderApproved: TenderFacts & { onBehalfOf?: number }
  approvalWithdrawn: TenderFacts
  tenderRejected: TenderFacts
  tenderCancelled: TenderFacts
  tenderInvoiced: TenderFacts
  invoiceWithdrawn: TenderFacts
  tenderExpiring: TenderFacts
  tenderAssigned: TenderFacts & { owner: number }
  companyAssigned: { name: string; owner: number }
  /** A note mentions users it did not mention before. */
  noteWritten: { mentioned: readonly number[] }
  /** An action was given to somebody by somebody else. */
  actionAssigned: { title: string; owner: number }
  /** What a customer said by the link of a tender; `customer` as they called themselves. */
  tenderAccepted: CustomerFacts
  tenderDeclined: CustomerFacts
  tenderQuestioned: CustomerFacts
  reservationMade: object
  reservationReleased: object
  reservationExpiring: object
  reservationExpired: object
  /** What somebody waits for could be taken now. */
  reservationOffered: object
  /** A card has fallen below its limit; `available` in its unit. */
  stockRanLow: { name: string; available: string }
  /** Long work on an import has ended; `rows` are those that are ready, records now, or undone. */
  importEnded: {
    file: string
    importer: number
    status: EndedStatus
    rows: number
    errors: number
  }
}
export type EventName = keyof EventData

/** What each event is about. */
export const SUBJECT_OF_EVENT = {
  tenderSent: 'tenders',
  approvalRequested: 'tenders',
  approvalDeclined: 'tenders',
  tenderApproved: 'tenders',
  approvalWithdrawn: 'tenders',
  tenderRejected: 'tenders',
  tenderCancelled: 'tenders',
  tenderInvoiced: 'tenders',
  invoiceWithdrawn: 'tenders',
  tenderExpiring: 'tenders',
  tenderAssigned: 'tenders',
  companyAssigned: 'companies',
  noteWritten: 'notes',
  actionAssigned: 'actions',
  tenderAccepted: 'tenders',
  tenderDeclined: 'tenders',
  tenderQuestioned: 'tenders',
  reservationMade: 'stock-reservations',
  reservationReleased: 'stock-reservations',
  reservationExpiring: 'stock-reservations',
  reservationExpired: 'stock-reservations',
  reservationOffered: 'stock-reservations',
  stockRanLow: 'stock-cards',
  importEnded: 'imports',
} as const satisfies Record<EventName, string>
