import { describe, expect, it } from 'vitest'
import { refuseApprovalLimits } from './approvalLimit'

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

  it('wants a total or a discount, and a percentage to be one', () => {
    expect(
      refuseApprovalLimits([
        { role: 1 },
        { role: 2, maxDiscount: 100.001 },
        { role: 3, maxDiscount: 0 },
      ]),
    ).toEqual([
      { path: 'approvalLimits.0.maxTotalBase', code: 'required' },
      { path: 'approvalLimits.1.maxDiscount', code: 'percentOutOfRange' },
    ])
  })

  it('leaves what is no list to the field', () => {
    expect(refuseApprovalLimits(undefined)).toEqual([])
    expect(refuseApprovalLimits('rows')).toEqual([])
  })

  it('leaves a missing role, and an amount that is no number, to their fields', () => {
    expect(refuseApprovalLimits([{ maxTotalBase: 1 }, { role: null, maxTotalBase: 1 }])).toEqual([])
    expect(
      refuseApprovalLimits([
        { role: 1, maxTotalBase: '-1' },
        { role: 2, maxDiscount: 5 },
      ]),
    ).toEqual([])
  })

  it('knows a role again however it is written', () => {
    const rows = [2, 1, { id: 2 }, 2].map((role) => ({ role, maxTotalBase: 1 }))
    expect(refuseApprovalLimits(rows).map(({ path }) => path)).toEqual([
      'approvalLimits.2.role',
      'approvalLimits.3.role',
    ])
  })
})
