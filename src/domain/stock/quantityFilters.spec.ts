import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quantityFilterOf } from './quantityFilterOf'
import { QUANTITY_BOUNDS, QUANTITY_FILTERS } from './quantityFilters'

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
