import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusePrice, refuseQuantity, refuseRate, round2, spread, sum } from './money'

describe('round2', () => {
  it.each([
    ['1.005', '1.01'],
    ['2.345', '2.35'],
    ['-2.345', '-2.35'],
    ['2.344999', '2.34'],
    ['100.005', '100.01'],
  ])('should round %s half away from zero to %s', (value, expected) => {
    expect(round2(value).toFixed(2)).toBe(expected)
  })
})

describe('refusePrice, refuseQuantity, refuseRate', () => {
  it.each([
    [refusePrice, 0, 'priceNotPositive'],
    [refusePrice, -1, 'priceNotPositive'],
    [refusePrice, '0.000001', null],
    [refusePrice, '0.0000001', 'tooManyDecimals'],
    [refusePrice, '1,5', 'notADecimal'],
    [refusePrice, '', 'required'],
    [refuseQuantity, null, 'required'],
    [refuseQuantity, 0, 'quantityNotPositive'],
    [refuseQuantity, 0.001, null],
    [refuseQuantity, 0.0001, 'tooManyDecimals'],
    [refuseQuantity, 1e9, 'tooLarge'],
    [refuseRate, 0, 'rateNotPositive'],
    [refuseRate, 1e9, 'tooLarge'],
    [refuseRate, 41.2535, null],
  ])('should judge case %#', (refuse, value, expected) => {
    expect(refuse(value)).toBe(expected)
  })
})

describe('spread', () => {
  it('should give missing kuruş to the largest fractions, ties to the earlier', () => {
    expect(spread('0.02', [1, 1, 1]).map(String)).toEqual(['0.01', '0.01', '0'])
    expect(spread('0.05', [1, 2, 2, 1]).map(String)).toEqual(['0.01', '0.02', '0.01', '0.01'])
    expect(spread(50, ['90.01', '86.42', '949.99']).map(String)).toEqual(['3.99', '3.84', '42.17'])
  })

  it('should give nothing to nobody', () => {
    expect(spread(10, [0, 0]).map(String)).toEqual(['0', '0'])
    expect(spread(10, [])).toEqual([])
  })

  it('should refuse a negative weight', () => {
    expect(() => spread(1, [1, -1])).toThrow(new RangeError('negative weight'))
  })

  it('should add up exactly, each part within a kuruş of its share', () => {
    const kurus = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(kurus, fc.array(kurus, { minLength: 1, maxLength: 30 }), (total, weights) => {
        fc.pre(weights.some((weight) => weight > 0))
        const amount = total / 100
        const parts = spread(amount, weights)
        expect(sum(parts).toFixed()).toBe(round2(amount).toFixed())
        const whole = sum(weights)
        parts.forEach((part, index) => {
          const share = round2(amount)
            .mul(weights[index] ?? 0)
            .div(whole)
          expect(part.minus(share).abs().lt('0.01')).toBe(true)
        })
      }),
    )
  })

  it('should mirror a negative total', () => {
    expect(spread('-0.02', [1, 1, 1]).map(String)).toEqual(['-0.01', '-0.01', '0'])
  })
})
