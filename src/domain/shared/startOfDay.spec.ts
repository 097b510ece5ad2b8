import { expect, it } from 'vitest'
import { startOfDay } from './startOfDay'

it.each([
  ['2026-03-01', 'Europe/Istanbul', '2026-02-28T21:00:00.000Z'],
  ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01', 'Pacific/Kiritimati', '2026-02-28T10:00:00.000Z'],
  ['2026-03-01', 'America/New_York', '2026-03-01T05:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-03-01', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
])('should begin %s in %s at %s', (day, timeZone, expected) => {
  expect(startOfDay({ day, timeZone })).toBe(expected)
})
