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
    const over = refuseOverLimit({ total: limit, discount: null }, { totalBase, gross: 1, net: 0 })
    expect(over?.code ?? null).toBe(code)
  })

  it.each([
    [10, '100.00', '90.00', null],
    [10, '100.00', '89.99', { limit: 10, discount: 10.01 }],
    [0, '100.00', '99.9999', { limit: 0, discount: 0.01 }],
    [null, '100.00', '0.00', null],
  ])('of %s %% says about %s for %s: %j', (discount, gross, net, data) => {
    const over = refuseOverLimit({ total: null, discount }, { totalBase: 1, gross, net })
    expect(over).toEqual(data && { code: 'discountLimitExceeded', data })
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
