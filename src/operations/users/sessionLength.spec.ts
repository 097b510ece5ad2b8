import { expect, it } from 'vitest'
import { extendedSession, newSession } from './sessionLength'

const HOUR = 3_600_000
const start = new Date('2026-03-01T08:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * HOUR)

it('should last 8 hours, or 30 days when remembered', () => {
  expect(newSession({ isRemembered: false, now: start }).expiresAt).toEqual(after(8))
  expect(newSession({ isRemembered: true, now: start }).expiresAt).toEqual(after(720))
})

it.each([
  { expires: 8, now: 0.5, ends: 8.5 },
  { expires: 8, now: 7, ends: 12 },
  { expires: 12, now: 11.9, ends: 12 },
  { expires: 720, now: 24, ends: 720 },
])('should end a session of $expires h, refreshed after $now h, at $ends h', (times) => {
  const { expires, now, ends } = times
  const session = extendedSession({ createdAt: start, expiresAt: after(expires), now: after(now) })
  expect(session).toEqual({ expiresAt: after(ends), isRemembered: expires === 720 })
})
