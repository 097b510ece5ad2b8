import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quantityFilterOf } from './quantityFilterOf'
import { QUANTITY_BOUNDS, QUANTITY_FILTERS, quantityCondition } from './quantityFilters'

it.each([
  [-1, 'below5'],
  [0, 'below5'],
  [4.5, 'below5'],
  ['4.999', 'below5'],
  [5, 'from5to10'],
  [10, 'from5to10'],
  ['10.001', 'above10'],
  [10.5, 'above10'],
])('should put %s in %s', (quantity, expected) => {
  expect(quantityFilterOf(quantity)).toBe(expected)
})

it('should give queries the same limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (thousandths) => {
      const value = thousandths / 1000
      const matching = QUANTITY_FILTERS.filter((filter) => {
        const {
          lt = Infinity,
          gte = -Infinity,
          lte = Infinity,
          gt = -Infinity,
        } = QUANTITY_BOUNDS[filter]
        return value < lt && value >= gte && value <= lte && value > gt
      })
      expect(matching).toEqual([quantityFilterOf(value)])
    }),
  )
})

it.each([
  ['below5', { less_than: '5' }],
  ['from5to10', { greater_than_equal: '5', less_than_equal: '10' }],
  ['above10', { greater_than: '10' }],
] as const)('should ask lists for %s by %j', (filter, condition) => {
  expect(quantityCondition(filter)).toEqual(condition)
})
