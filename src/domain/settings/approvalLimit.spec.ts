import { describe, expect, it } from 'vitest'
import { refuseApprovalLimits, refuseOverLimit } from './approvalLimit'

describe('refuseOverLimit', () => {
  it.each([
    ['1000.00', '1000.00', null],
    ['1000.00', '1000.01', 'approvalLimitExceeded'],
    ['1000.00', '999.99', null],
    [0, '0.01', 'approvalLimitExceeded'],
    ['9007199254740993.01', '9007199254740993.02', 'approvalLimitExceeded'],
    [null, '99999999.00', null],
  ])('of %s says about %s: %s', (limit, totalBase, code) => {
    expect(refuseOverLimit({ limit, totalBase })).toBe(code)
  })
})

describe('refuseApprovalLimits', () => {
  it('wants one row for each role and no negative amount', () => {
    expect(
      refuseApprovalLimits([
        { role: 1, maxTotalBase: 5 },
        { role: { id: 1 }, maxTotalBase: -1 },
        { role: 2, maxTotalBase: 0 },
      ]),
    ).toEqual([
      { path: 'approvalLimits.1.role', code: 'notUnique' },
      { path: 'approvalLimits.1.maxTotalBase', code: 'mustNotBeNegative' },
    ])
  })

  it('leaves what is no list to the field', () => {
    expect(refuseApprovalLimits(undefined)).toEqual([])
    expect(refuseApprovalLimits([null, undefined, 'row', 5])).toEqual([])
  })

  it('leaves a missing role, and an amount that is no number, to their fields', () => {
    expect(refuseApprovalLimits([{ maxTotalBase: 1 }, { role: null, maxTotalBase: 1 }])).toEqual([])
    expect(refuseApprovalLimits([{ role: 1, maxTotalBase: '-1' }, { role: 2 }])).toEqual([])
  })

  it('knows a role again however it is written', () => {
    const rows = [{ role: 2 }, { role: 1 }, { role: { id: 2 } }, { role: 2 }]
    expect(refuseApprovalLimits(rows).map(({ path }) => path)).toEqual([
      'approvalLimits.2.role',
      'approvalLimits.3.role',
    ])
  })
})
