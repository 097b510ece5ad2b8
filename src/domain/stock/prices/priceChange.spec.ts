import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../../shared/money'
import {
  changedPrice,
  PRICE_ROUNDINGS,
  refuseChangedPrice,
  refuseChangeValue,
  refusePriceChangeCommand,
  ROUNDING_STEPS,
  type PriceRule,
} from './priceChange'

describe('a changed price', () => {
  it.each<[string, PriceRule['method'], string, PriceRule['rounding'], string]>([
    ['99.99', 'percent', '7.5', 'none', '107.48925'],
    ['99.99', 'percent', '7.5', 'twentieth', '107.5'],
    ['99.99', 'percent', '-7.5', 'hundredth', '92.49'],
    ['0.333333', 'percent', '10', 'none', '0.366666'],
    ['10', 'percent', '0.001', 'none', '10.0001'],
    ['10', 'amount', '-2.5', 'none', '7.5'],
    ['10', 'amount', '2.525', 'twentieth', '12.55'],
    ['12.5', 'percent', '100', 'ten', '30'],
    ['14.99', 'amount', '0.01', 'ten', '20'],
    ['1.25', 'amount', '0.25', 'half', '1.5'],
    ['2', 'percent', '12.5', 'half', '2.5'],
    ['100', 'percent', '-99.999', 'none', '0.001'],
  ])('%s by %s %s, rounded to %s, is %s', (before, method, value, rounding, after) => {
    expect(changedPrice(before, { method, value, rounding }).toFixed()).toBe(after)
  })

  const price = fc.integer({ min: 1, max: 10 ** 12 }).map((n) => new Decimal(n).div(10 ** 6))
  const percent = fc.integer({ min: -99_999, max: 999_999 }).map((n) => new Decimal(n).div(1000))
  const rounding = fc.constantFrom(...PRICE_ROUNDINGS)

  it('is a whole number of steps, at most half a step from the exact one', () => {
    fc.assert(
      fc.property(price, percent, rounding, (before, value, to) => {
        const exact = before.mul(value.plus(100)).div(100)
        const after = changedPrice(before, { method: 'percent', value, rounding: to })
        const step = new Decimal(to === 'none' ? '0.000001' : ROUNDING_STEPS[to])
        expect(after.mod(step).isZero()).toBe(true)
        expect(after.minus(exact).abs().lte(step.div(2))).toBe(true)
      }),
    )
  })

  it('by an amount and back again is the price itself, where nothing is rounded', () => {
    fc.assert(
      fc.property(price, price, (before, value) => {
        const rule = { method: 'amount', rounding: 'none' } as const
        const there = changedPrice(before, { ...rule, value })
        expect(changedPrice(there, { ...rule, value: value.neg() }).eq(before)).toBe(true)
      }),
    )
  })

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(price, price, percent, rounding, (one, other, value, to) => {
        const rule = { method: 'percent', value, rounding: to } as const
        const [low, high] = one.lte(other) ? [one, other] : [other, one]
        expect(changedPrice(low, rule).lte(changedPrice(high, rule))).toBe(true)
      }),
    )
  })

  it.each([
    ['0', 'priceNotPositive'],
    ['-1', 'priceNotPositive'],
    ['0.000001', null],
    ['999999999', null],
    ['1000000000', 'tooLarge'],
  ])('of %s: %s', (after, code) => {
    expect(refuseChangedPrice(new Decimal(after))).toBe(code)
  })
})

describe('by how much', () => {
  it.each([
    ['percent', '10', null],
    ['percent', '-99.999', null],
    ['percent', '-100', 'reductionTooLarge'],
    ['percent', '0', 'changeIsZero'],
    ['percent', '0.0001', 'tooManyDecimals'],
    ['percent', '1000', 'tooLarge'],
    ['amount', '-250', null],
    ['amount', '0.000001', null],
    ['amount', 'on', 'notADecimal'],
    ['amount', 'Infinity', 'notADecimal'],
  ] as const)('%s %s: %s', (method, value, code) => {
    expect(refuseChangeValue(method, value)).toBe(code)
  })

  it('is taken back once', () => {
    expect(refusePriceChangeCommand({ status: 'applied' })).toBeNull()
    expect(refusePriceChangeCommand({ status: 'undone' })).toMatchObject({
      code: 'wrongPriceChangeState',
      isShown: false,
    })
  })
})
