import { describe, expect, it } from 'vitest'
import { effectiveDiscount, exceedsDiscount, grossOf } from './effectiveDiscount'
import { totalsOf, type TotalsItem } from './totals'

const line = (values: Partial<TotalsItem>): TotalsItem => ({
  kind: 'text',
  quantity: 1,
  unitPrice: 100,
  taxRate: 20,
  ...values,
})
const off = (percent: number) => ({ discountType: 'percent' as const, discountValue: percent })
const amount = (value: number) => ({ discountType: 'amount' as const, discountValue: value })

const discountedOf = (items: TotalsItem[], discount = {}) => {
  const { subtotal, discountTotal } = totalsOf({ items, ...discount })
  return { gross: grossOf(items), net: subtotal.minus(discountTotal) }
}

describe('the effective discount', () => {
  it.each<[string, TotalsItem[], object, string]>([
    ['nothing is given away', [line({})], {}, '0'],
    ['of one line', [line(off(10))], {}, '10'],
    ['of one of two equal lines', [line(off(10)), line({})], {}, '5'],
    ['an amount of a line', [line(amount(25))], {}, '25'],
    ['of the document', [line({}), line({})], off(15), '15'],
    ['an amount of the document', [line({})], amount(12.5), '12.5'],
    ['of line and document, one after the other', [line(off(10))], off(10), '19'],
    ['of everything', [line(off(100))], {}, '100'],
    ['of lines without a price', [line({ unitPrice: 0 })], {}, '0'],
    ['without lines', [], {}, '0'],
    [
      'an optional line gives nothing away',
      [line({}), line({ ...off(90), choice: 'optional' })],
      {},
      '0',
    ],
    [
      'an optional line makes no discount smaller',
      [line(off(10)), line({ unitPrice: 900, choice: 'optional' })],
      {},
      '10',
    ],
    ['words have no price', [line(off(10)), line({ kind: 'heading' })], {}, '10'],
  ])('%s', (_, items, discount, percent) => {
    expect(effectiveDiscount(discountedOf(items, discount)).toFixed()).toBe(percent)
  })

  it.each([
    [100, 90, 10, false],
    [100, 89.99, 10, true],
    // A third: 33.333… % is more than 33.333 % and less than 33.334 %.
    [3, 2, 33.333, true],
    [3, 2, 33.334, false],
    [0, 0, 0, false],
    [100, 100, 0, false],
    [100, 99.99, 0, true],
    [100, 0, 100, false],
  ])('%d down to %d against %d %%', (gross, net, percent, isOver) => {
    expect(exceedsDiscount({ gross, net }, percent)).toBe(isOver)
  })
})
