import type { EndedStatus } from '../imports/imports'

/** The acting user; null for API keys and the system. */
export type Actor = { id: number; name: string } | null

type TenderFacts = {
  title: string
  createdBy: number | null
  /** Owner at that time; missing in older events. */
  owner?: number | null
  number: string | null
  /** Who requested the approval, if anybody did. */
  askedBy?: number | null
}
type CustomerFacts = TenderFacts & {
  customer: string
  sentBy: number | null
  /** Names of the optional lines chosen on acceptance; missing in older events. */
  chosen?: string[]
}

/**
 * Every event with its data: facts of that moment, because a late delivery must report what was
 * true then. Decimals are text.
 */
export type EventData = {
  tenderSent: TenderFacts & {
    totalBase: string
    fourEyes: boolean
    /** Totals before and after discounts; missing in older events. */
    gross?: string
    net?: string
    /** False for a send of an approved tender, and for another send; missing in older events. */
    wasDraft?: boolean
  }
  /** `discount` is effective, in percent; all of these are missing in older events. */
  approvalRequested: TenderFacts & {
    approver: number
    note: string | null
    company?: string | null
    person?: string | null
    total?: string
    currency?: string
    discount?: string
  }
  /** `onBehalfOf` is the person who was asked, if their deputy decided. */
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
  /** A company was merged into another one; `name` is its own. */
  companyMerged: { name: string; into: number }
  /** The merge was undone. */
  companySplit: { name: string; from: number }
  /** A note mentions users it did not mention before. */
  noteWritten: { mentioned: readonly number[] }
  /** An action was assigned by another user than its new owner. */
  actionAssigned: { title: string; owner: number }
  /** The customer's answer through the link of a tender; `customer` is the name they entered. */
  tenderAccepted: CustomerFacts
  tenderDeclined: CustomerFacts
  tenderQuestioned: CustomerFacts
  reservationMade: object
  reservationReleased: object
  reservationExpiring: object
  reservationExpired: object
  /** A quantity that a user waits for became available. */
  reservationOffered: object
  /** A card has fallen below its limit; `available` in its unit. */
  stockRanLow: { name: string; available: string }
  /** A long import step has ended; `rows` are those that are ready, imported, or undone. */
  importEnded: {
    file: string
    importer: number
    status: EndedStatus
    rows: number
    errors: number
  }
}
export type EventName = keyof EventData

/** The collection of each event's record. */
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
  companyMerged: 'companies',
  companySplit: 'companies',
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
