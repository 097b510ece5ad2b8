import { describe, expect, it } from 'vitest'
import { toDecimal } from '../../shared/money'
import { discountOn, refuseDiscount } from './discount'

describe('discountOn', () => {
  it.each([
    ['33.33', 'percent', '12.5', '4.17'],
    ['100.00', 'percent', 100, '100'],
    ['100.00', 'amount', '12.345', '12.35'],
    ['100.00', 'amount', null, '0'],
    ['100.00', null, 50, '0'],
  ] as const)('should take from %s, by %s of %s, %s', (of, discountType, discountValue, amount) => {
    expect(discountOn(toDecimal(of), { discountType, discountValue }).toFixed()).toBe(amount)
  })
})

describe('refuseDiscount', () => {
  it.each([
    [null, null, null],
    ['percent', undefined, null],
    ['percent', 0, null],
    ['percent', '100.000', null],
    ['percent', '100.001', 'percentOutOfRange'],
    ['percent', '-0.001', 'percentOutOfRange'],
    ['percent', '0.0001', 'tooManyDecimals'],
    ['percent', '5,5', 'notADecimal'],
    ['amount', 0, null],
    ['amount', '80.00', null],
    ['amount', '80.01', 'discountTooLarge'],
    ['amount', '-0.01', 'mustNotBeNegative'],
    ['amount', '0.001', 'tooManyDecimals'],
    ['amount', '', 'notADecimal'],
    [null, '0.00', null],
    [null, 1, 'notAnOption'],
    ['gift', 1, 'notAnOption'],
    [undefined, 'five', 'notADecimal'],
  ])('should judge by %s a discount of %j on 80: %s', (discountType, discountValue, code) => {
    expect(refuseDiscount({ discountType, discountValue, of: toDecimal(80) })).toBe(code)
  })

  it('should limit no amount while nobody knows what it is taken from', () => {
    const amount = { discountType: 'amount', of: null }
    expect(refuseDiscount({ ...amount, discountValue: 1_000_000 })).toBeNull()
    expect(refuseDiscount({ ...amount, discountValue: -1 })).toBe('mustNotBeNegative')
  })
})
