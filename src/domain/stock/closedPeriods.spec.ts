import { describe, expect, it } from 'vitest'
import { refuseClosedDay, refuseClosing, refuseReopening } from './closedPeriods'

describe('a closed period', () => {
  it.each([
    ['2026-10-30', '2026-10-31', 'periodClosed'],
    ['2026-10-31', '2026-10-31', 'periodClosed'],
    ['2026-10-31T12:00:00.000Z', '2026-10-31', 'periodClosed'],
    ['2026-11-01', '2026-10-31', null],
    ['2026-11-01', null, null],
    ['', '2026-10-31', null],
    [undefined, '2026-10-31', null],
  ])('a movement of %s with stock closed until %s: %s', (operationDate, closedUntil, code) => {
    expect(refuseClosedDay({ operationDate, closedUntil })).toBe(code)
  })

  it.each([
    ['2026-10-31', null, null],
    ['2026-10-31', '2026-09-30', null],
    ['2026-09-30', '2026-09-30', 'periodAlreadyClosed'],
    ['2026-08-31', '2026-09-30', 'periodAlreadyClosed'],
    ['2026-11-23', null, null],
    ['2026-11-24', null, 'dayInFuture'],
  ])('closing up to %s where %s is closed: %s', (day, closedUntil, code) => {
    expect(refuseClosing({ day, closedUntil, today: '2026-11-23' })).toBe(code)
  })

  it.each([
    [null, '2026-09-30', null],
    ['2026-08-31', '2026-09-30', null],
    ['2026-09-30', '2026-09-30', 'periodNotClosed'],
    ['2026-10-31', '2026-09-30', 'periodNotClosed'],
    [null, null, 'periodNotClosed'],
    ['2026-08-31', null, 'periodNotClosed'],
  ])('opening again after %s where %s is closed: %s', (day, closedUntil, code) => {
    expect(refuseReopening({ day, closedUntil })).toBe(code)
  })
})
