import { describe, expect, it } from 'vitest'
import { refuseOverLimit } from './overLimit'

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
