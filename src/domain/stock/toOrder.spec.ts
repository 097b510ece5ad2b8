import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDecimal } from '../shared/money'
import { likelyOf, projectedOf, refuseLikelyWeight, suggestedOrder } from './toOrder'

const plan = (args: {
  onHand: number
  reserved: number
  likely: number
  expected?: number
  unit?: string
  minQuantity?: number
  maxQuantity?: number
  orderMultiple?: number
}) => {
  const projected = projectedOf(args)
  const order = suggestedOrder({ unit: 'piece', ...args, projected })
  return [projected.toNumber(), order?.toNumber() ?? null]
}

describe('what is to be ordered', () => {
  it.each([
    [
      { onHand: 12, reserved: 8, likely: 0, minQuantity: 10, maxQuantity: 30, orderMultiple: 5 },
      [4, 30],
    ],
    [{ onHand: 10, reserved: 0, likely: 0, minQuantity: 10 }, [10, null]],
    [
      {
        onHand: 4,
        reserved: 8,
        likely: 3,
        expected: 10,
        minQuantity: 5,
        maxQuantity: 20,
        orderMultiple: 6,
      },
      [3, 18],
    ],
    // An empty or invalid pack size is ignored.
    [{ onHand: 1, reserved: 0, likely: 0, minQuantity: 2.5, orderMultiple: 0 }, [1, 2]],
    [
      { onHand: 1, reserved: 0, likely: 0, minQuantity: 2.5, orderMultiple: -5, unit: 'kg' },
      [1, 1.5],
    ],
    // Without a minimum: the open offers beyond the stock.
    [{ onHand: 3, reserved: 0, likely: 5 }, [-2, 2]],
    [{ onHand: 0, reserved: 0, likely: 0 }, [0, null]],
    // A maximum below the minimum is ignored.
    [{ onHand: 1, reserved: 0, likely: 0, minQuantity: 4, maxQuantity: 2 }, [1, 3]],
    // Half a piece cannot be sold; half a kilo can.
    [{ onHand: 1, reserved: 0, likely: 0.25, minQuantity: 2 }, [0.75, 2]],
    [{ onHand: 1, reserved: 0, likely: 0.25, minQuantity: 2, unit: 'kg' }, [0.75, 1.25]],
    [
      { onHand: 0, reserved: 0, likely: 0, minQuantity: 0.5, unit: 'kg', orderMultiple: 0.2 },
      [0, 0.6],
    ],
    [
      { onHand: 0, reserved: 0, likely: 0, minQuantity: 0.6, unit: 'kg', orderMultiple: 0.2 },
      [0, 0.6],
    ],
  ])('%j → %j', (args, expected) => {
    expect(plan(args)).toEqual(expected)
  })

  const quantity = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 1000)
  it('is enough, in whole packs, and never a pack too much', () => {
    fc.assert(
      fc.property(
        quantity,
        quantity,
        quantity,
        fc.integer({ min: 1, max: 5000 }).map((n) => n / 1000),
        (projected, minQuantity, maxQuantity, orderMultiple) => {
          const order = suggestedOrder({
            unit: 'kg',
            projected,
            minQuantity,
            maxQuantity,
            orderMultiple,
          })
          if (!order) return projected >= minQuantity
          const missing = toDecimal(Math.max(minQuantity, maxQuantity)).minus(projected)
          return (
            order.mod(orderMultiple).isZero() &&
            order.gte(missing) &&
            order.minus(orderMultiple).lt(missing)
          )
        },
      ),
    )
  })
})

it.each([
  [null, null],
  [undefined, null],
  [0, null],
  [100, null],
  ['-0.001', 'percentOutOfRange'],
  ['100.001', 'percentOutOfRange'],
])('offers may weigh %s percent: %s', (weight, code) => {
  expect(refuseLikelyWeight(weight)).toEqual(code && { path: 'likelyWeight', code })
})

describe('what offers may take', () => {
  it.each([
    [{ open: 10 }, 10],
    [{ open: 10, weight: null }, 10],
    [{ open: 10, weight: 50 }, 5],
    [{ open: 10, weight: 0 }, 0],
    [{ open: '0.001', weight: 33 }, 0.001],
    [{ open: '10.001', weight: 50 }, 5.001],
  ])('%j → %d', (args, expected) => {
    expect(likelyOf(args).toNumber()).toBe(expected)
  })
})
