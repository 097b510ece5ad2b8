import { SUBJECT_OF_EVENT, type Actor, type EventData, type EventName } from './entries'

export const EVENT_NAMES = Object.keys(SUBJECT_OF_EVENT) as EventName[]

/**
 * Event subscribers. This is the only list. What each does with an event is in
 * `operations/events/deliverEvents`. A name is never given to another subscriber: it marks what was
 * done.
 */
export const SUBSCRIBERS = {
  notifications: EVENT_NAMES,
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
