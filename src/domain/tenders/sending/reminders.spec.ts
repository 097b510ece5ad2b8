import { expect, it } from 'vitest'
import { reminderDay, reminderOf } from './reminders'

it.each([
  ['2026-03-16', '2026-03-02', 3, '2026-03-13'],
  ['2026-03-17', '2026-03-02', 3, '2026-03-13'],
  ['2026-03-18', '2026-03-02', 3, '2026-03-13'],
  ['2026-03-19', '2026-03-02', 3, '2026-03-16'],
  ['2026-03-16', '2026-03-12', 3, null],
  ['2026-03-16', '2026-03-11', 3, '2026-03-13'],
  ['2026-03-16', '2026-03-16', 3, null],
  ['2026-03-16', '2026-03-02', 0, null],
  ['2026-03-16', '2026-03-02', 10, '2026-03-06'],
])('valid until %s, sent on %s, %i days before: %s', (validUntil, sentOn, days, expected) => {
  expect(reminderDay({ validUntil, sentOn }, days)).toBe(expected)
})

it.each([
  [{ open: 0, sent: 0, dead: 0 }, 'dropped'],
  [{ open: 1, sent: 1, dead: 0 }, 'queued'],
  [{ open: 0, sent: 2, dead: 0 }, 'sent'],
  [{ open: 1, sent: 1, dead: 1 }, 'failed'],
] as const)('%j of its mails: %s', (mails, expected) => {
  expect(reminderOf(mails)).toBe(expected)
})
