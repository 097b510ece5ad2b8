import { describe, expect, it } from 'vitest'
import { deputyState, mayStandIn, refuseDeputyPeriod } from './deputies'

const today = '2026-11-28'

describe('the period of a deputy', () => {
  it.each([
    ['2026-11-28', '2026-11-28', null],
    ['2026-12-01', '2027-02-26', null],
    ['2026-11-27', '2026-12-01', 'from dayInPast'],
    ['2026-12-02', '2026-12-01', 'until endBeforeStart'],
    ['2026-12-01', '2027-02-27', 'until expiryOutOfRange'],
  ])('%s to %s: %s', (from, until, refused) => {
    const found = refuseDeputyPeriod({ from, until, today })
    expect(found && `${found.path} ${found.code}`).toBe(refused)
  })

  it('says how many days it may last', () => {
    expect(refuseDeputyPeriod({ from: today, until: '2027-11-28', today })).toEqual({
      ...{ path: 'until', code: 'expiryOutOfRange', data: { least: 0, most: 90 } },
    })
  })

  it.each([
    ['2026-11-28', '2026-11-28', false, 'active'],
    ['2026-11-01', '2026-11-27', false, 'over'],
    ['2026-11-29', '2026-12-27', false, 'planned'],
    ['2026-11-28', '2026-12-27', true, 'over'],
  ] as const)('%s to %s, ended %s: %s', (from, until, isEnded, state) => {
    expect(deputyState({ from, until, isEnded, today })).toBe(state)
  })
})

describe('standing in for somebody', () => {
  it.each([
    [{ approver: 1, createdBy: 3, caller: 2 }, true],
    [{ approver: 1, createdBy: null, caller: 2 }, true],
    [{ approver: 1, createdBy: 2, caller: 2 }, false],
    [{ approver: 2, createdBy: 3, caller: 2 }, false],
    [{ approver: null, createdBy: 3, caller: 2 }, false],
    [{ approver: 1, createdBy: 3, caller: null }, false],
  ])('%j: %s', (facts, isPossible) => {
    expect(mayStandIn(facts)).toBe(isPossible)
  })
})
