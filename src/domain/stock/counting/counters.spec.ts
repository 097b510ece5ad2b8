import { expect, it } from 'vitest'
import { COUNTERS, isRepairable } from './counters'

it('mends the counters of a card, and only tells of the balance of a tender', () => {
  expect(COUNTERS.filter(isRepairable)).toEqual([
    'currentQuantity',
    'reservedQuantity',
    'availableQuantity',
  ])
})
