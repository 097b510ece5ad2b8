import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  averageCostAfter,
  averageCostAfterReversal,
  baseCostOf,
  oppositeOf,
  signedQuantity,
} from './movement'

it('should add what comes in and subtract what goes out', () => {
  expect(signedQuantity({ type: 'in', quantity: '1.5' }).toFixed()).toBe('1.5')
  expect(signedQuantity({ type: 'out', quantity: '1.5' }).toFixed()).toBe('-1.5')
  expect(oppositeOf('in')).toBe('out')
  expect(oppositeOf('out')).toBe('in')
})

it('should convert a price at the movement’s own rate', () => {
  expect(baseCostOf({ price: 10, currencyRate: '41.123456' }).toFixed()).toBe('411.23456')
  expect(baseCostOf({ price: 10 }).toFixed()).toBe('10')
})

describe('averageCostAfter', () => {
  it.each([
    [{ onHand: 10, average: 10, quantity: 10, cost: 20 }, '15'],
    [{ onHand: 1, average: 1, quantity: 2, cost: 2 }, '1.666667'],
    [{ onHand: 0, average: 10, quantity: 5, cost: 20 }, '20'],
    [{ onHand: -3, average: 10, quantity: 5, cost: 20 }, '20'],
    [{ onHand: 10, average: null, quantity: 5, cost: 20 }, '20'],
    [{ onHand: 10, average: 10, quantity: 5, cost: null }, '10'],
    [{ onHand: 10, average: 10, quantity: 0, cost: 50 }, '10'],
  ])('should average %o to %s', (input, expected) => {
    expect(averageCostAfter(input).toFixed()).toBe(expected)
  })

  it('should stay between the old average and the new cost', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (onHand, average, quantity, cost) => {
        const after = averageCostAfter({ onHand, average, quantity, cost }).toNumber()
        expect(after).toBeGreaterThanOrEqual(Math.min(average, cost))
        expect(after).toBeLessThanOrEqual(Math.max(average, cost))
      }),
    )
  })
})

describe('averageCostAfterReversal', () => {
  it.each([
    [{ onHand: 20, average: 15, quantity: 10, cost: 20 }, '10', false],
    [{ onHand: 10, average: 15, quantity: 10, cost: 20 }, '15', true],
    [{ onHand: 12, average: 5, quantity: 10, cost: 20 }, '5', true],
  ])('should take apart %o', (input, average, isDoubtful) => {
    const after = averageCostAfterReversal(input)
    expect([after.average.toFixed(), after.isDoubtful]).toEqual([average, isDoubtful])
  })
})
