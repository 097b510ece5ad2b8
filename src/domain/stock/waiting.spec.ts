import { expect, it } from 'vitest'
import { offersOf } from './waiting'

const one = (id: number, quantity: number, isOffered = false) => ({ id, quantity, isOffered })

it.each([
  [5, [one(1, 5), one(2, 1)], { offer: [1], withdraw: [] }],
  [5, [one(1, 6), one(2, 5)], { offer: [2], withdraw: [] }],
  [5, [one(1, 2, true), one(2, 3), one(3, 1)], { offer: [2], withdraw: [] }],
  [4, [one(1, 2, true), one(2, 3, true)], { offer: [], withdraw: [2] }],
  [-3, [one(1, 1, true)], { offer: [], withdraw: [1] }],
  [0, [], { offer: [], withdraw: [] }],
])('of %d available, %j: %j', (available, waiting, expected) => {
  expect(offersOf({ available, allowNoStock: false }, waiting)).toEqual(expected)
})

it('offers everything of a card that may be sold without stock', () => {
  expect(offersOf({ available: -9, allowNoStock: true }, [one(1, 1), one(2, 8)])).toEqual({
    offer: [1, 2],
    withdraw: [],
  })
})
