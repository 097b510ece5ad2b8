/** Who did it; nobody for programs and the system. */
export type Actor = { id: number; name: string } | null

type TenderFacts = { title: string; createdBy: number | null; number: string | null }

/**
 * Everything that is told to others once it has happened, with what is told of it: facts of that
 * moment, so that a late delivery says what was true then. Decimals are text.
 */
export type EventData = {
  tenderSent: TenderFacts & { totalBase: string; fourEyes: boolean }
  tenderApproved: TenderFacts
  approvalWithdrawn: TenderFacts
  tenderRejected: TenderFacts
  tenderCancelled: TenderFacts
  tenderInvoiced: TenderFacts
  invoiceWithdrawn: TenderFacts
  tenderExpiring: TenderFacts
  reservationMade: object
  reservationReleased: object
  reservationExpiring: object
  reservationExpired: object
  /** A card has fallen below its limit; `available` in its unit. */
  stockRanLow: { name: string; available: string }
}
export type EventName = keyof EventData

/** What each event is about. */
export const SUBJECT_OF_EVENT = {
  tenderSent: 'tenders',
  tenderApproved: 'tenders',
  approvalWithdrawn: 'tenders',
  tenderRejected: 'tenders',
  tenderCancelled: 'tenders',
  tenderInvoiced: 'tenders',
  invoiceWithdrawn: 'tenders',
  tenderExpiring: 'tenders',
  reservationMade: 'stock-reservations',
  reservationReleased: 'stock-reservations',
  reservationExpiring: 'stock-reservations',
  reservationExpired: 'stock-reservations',
  stockRanLow: 'stock-cards',
} as const satisfies Record<EventName, string>

export const EVENT_NAMES = Object.keys(SUBJECT_OF_EVENT) as EventName[]

/**
 * Who is told of which events: the one list of subscribers. What each does with an event is in
 * `operations/events/handlers`. A name is never given to another subscriber: it marks what was done.
 */
export const SUBSCRIBERS = {
  notifications: EVENT_NAMES,
} as const satisfies Record<string, readonly EventName[]>
export type SubscriberName = keyof typeof SUBSCRIBERS

export const SUBSCRIBER_NAMES = Object.keys(SUBSCRIBERS) as SubscriberName[]

export const subscribersOf = (name: EventName): SubscriberName[] =>
  SUBSCRIBER_NAMES.filter((subscriber) => SUBSCRIBERS[subscriber].includes(name))

/** An event as its subscribers get it. */
export type StoredEvent<Name extends EventName = EventName> = {
  [Each in Name]: {
    id: number
    name: Each
    document: number
    actor: Actor
    data: EventData[Each]
  }
}[Name]
