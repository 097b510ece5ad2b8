import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOf, instantOf } from './clock'

describe('an instant on the clocks of a zone', () => {
  it.each([
    ['2026-03-01T22:30:00.000Z', 'Europe/Istanbul', '2026-03-02', '01:30'],
    ['2026-03-01T21:00:00.000Z', 'Europe/Istanbul', '2026-03-02', '00:00'],
    ['2026-01-15T12:00:00.000Z', 'America/New_York', '2026-01-15', '07:00'],
    ['2026-07-15T12:00:00.000Z', 'America/New_York', '2026-07-15', '08:00'],
    // The hours around the change of clocks.
    ['2026-03-29T00:30:00.000Z', 'Europe/Paris', '2026-03-29', '01:30'],
    ['2026-03-29T01:30:00.000Z', 'Europe/Paris', '2026-03-29', '03:30'],
    ['2026-10-24T23:30:00.000Z', 'Europe/Paris', '2026-10-25', '01:30'],
    ['2026-10-25T02:30:00.000Z', 'Europe/Paris', '2026-10-25', '03:30'],
    ['2026-03-08T06:30:00.000Z', 'America/New_York', '2026-03-08', '01:30'],
    ['2026-03-08T07:30:00.000Z', 'America/New_York', '2026-03-08', '03:30'],
    ['2026-07-15T12:00:00.000Z', 'Asia/Kathmandu', '2026-07-15', '17:45'],
    ['2026-07-15T12:00:00.000Z', 'Pacific/Kiritimati', '2026-07-16', '02:00'],
  ])('%s in %s is %s %s, and back', (instant, timeZone, day, time) => {
    expect(clockOf(instant, timeZone)).toEqual({ day, time })
    expect(instantOf({ day, time }, timeZone)).toBe(instant)
  })

  it.each([null, undefined, '', 'soon', 5, {}])('should find no clock in %j', (value) => {
    expect(clockOf(value, 'UTC')).toBeNull()
  })

  it('should stay beside the gap when clocks are put forward', () => {
    // 02:30 does not exist in Paris on that night.
    const instant = instantOf({ day: '2026-03-29', time: '02:30' }, 'Europe/Paris')
    expect(['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']).toContain(instant)
  })

  it('should read back what it wrote, at any minute but those that clocks skip', () => {
    const zones = fc.constantFrom('Europe/Istanbul', 'Africa/Algiers', 'Asia/Riyadh', 'UTC')
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 60 })
    fc.assert(
      fc.property(zones, minutes, (timeZone, minute) => {
        const instant = new Date(Date.UTC(2020, 0, 1) + minute * 60_000).toISOString()
        const clock = clockOf(instant, timeZone)
        expect(clock && instantOf(clock, timeZone)).toBe(instant)
      }),
    )
  })
})
