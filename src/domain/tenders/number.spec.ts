import { expect, it } from 'vitest'
import { tenderNumber, withRevision } from './number'

it.each([
  [{ year: 2026, counter: 42 }, 'TKF-2026-00042'],
  [{ year: 2026, counter: 42, revision: 1 }, 'TKF-2026-00042'],
  [{ year: 2026, counter: 42, revision: 2 }, 'TKF-2026-00042-R2'],
  [{ year: 2027, counter: 123_456 }, 'TKF-2027-123456'],
])('should number %o as %s', (input, expected) => {
  expect(tenderNumber(input)).toBe(expected)
})

it('should replace a revision instead of stacking it', () => {
  expect(withRevision({ number: 'TKF-2026-00042-R2', revision: 3 })).toBe('TKF-2026-00042-R3')
  expect(withRevision({ number: 'TKF-2026-00042-R2', revision: 1 })).toBe('TKF-2026-00042')
  // A revision suffix counts only at the end.
  expect(withRevision({ number: 'TKF-R2-00042', revision: 3 })).toBe('TKF-R2-00042-R3')
  expect(withRevision({ number: 'TKF-2026-00042-R10', revision: 11 })).toBe('TKF-2026-00042-R11')
})
