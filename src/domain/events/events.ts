import { SUBJECT_OF_EVENT, type Actor, type EventData, type EventName } from './entries'

export const EVENT_NAMES = Object.keys(SUBJECT_OF_EVENT) as EventName[]

/** Events for programs only: nothing here reacts to them, and no user is notified. */
export const FOR_PROGRAMS = [
  'companyMerged',
  'companySplit',
] as const satisfies readonly EventName[]

/** Events that subscribers get. */
export type SubscribedEvent = Exclude<EventName, (typeof FOR_PROGRAMS)[number]>

const SUBSCRIBED = EVENT_NAMES.filter(
  (name): name is SubscribedEvent => !(FOR_PROGRAMS as readonly EventName[]).includes(name),
)

/**
 * Event subscribers. This is the only list. `operations/events/deliverEvents` maps each to its
 * handler. A name is never reused: deliveries are stored under it.
 */
export const SUBSCRIBERS = {
  notifications: SUBSCRIBED,
  actions: [
    'tenderQuestioned',
    'tenderDeclined',
    'tenderSent',
    'tenderAccepted',
    'tenderApproved',
    'tenderRejected',
    'tenderCancelled',
    'tenderInvoiced',
  ],
} as const satisfies Record<string, readonly EventName[]>
export type SubscriberName = keyof typeof SUBSCRIBERS

export const SUBSCRIBER_NAMES = Object.keys(SUBSCRIBERS) as SubscriberName[]

export const subscribersOf = (name: EventName): SubscriberName[] =>
  SUBSCRIBER_NAMES.filter((subscriber) =>
    (SUBSCRIBERS[subscriber] as readonly EventName[]).includes(name),
  )

/** An event as passed to its subscribers. */
export type StoredEvent<Name extends EventName = SubscribedEvent> = {
  [Each in Name]: {
    id: number
    name: Each
    document: number
    actor: Actor
    data: EventData[Each]
  }
}[Name]
