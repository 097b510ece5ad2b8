import { expect, it } from 'vitest'
import {
  isNotificationEvent,
  isNotificationKind,
  KIND_OF_EVENT,
  NOTIFICATION_EVENTS,
  NOTIFICATION_KINDS,
} from './events'

it.each(NOTIFICATION_EVENTS)('knows the event %s and the kind it belongs to', (event) => {
  expect(isNotificationEvent(event)).toBe(true)
  expect(isNotificationKind(KIND_OF_EVENT[event])).toBe(true)
})

it('has at least one event of every kind, so that each switch does something', () => {
  expect(new Set(Object.values(KIND_OF_EVENT))).toEqual(new Set(NOTIFICATION_KINDS))
})

it.each(['', 'approval', 'toString', ['tenderSent'], null, undefined])(
  'knows no event %j',
  (value) => {
    expect(isNotificationEvent(value)).toBe(false)
  },
)

it.each(['', 'tenderSent', ['system'], null, undefined])('knows no kind %j', (value) => {
  expect(isNotificationKind(value)).toBe(false)
})
