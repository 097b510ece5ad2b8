import { describe, expect, it } from 'vitest'
import { buildableOf, enoughFor, partShortage, refuseParts } from './groups'

it.each([
  [[], 0],
  [[{ available: 10, quantity: 3 }], 3],
  [
    [
      { available: 10, quantity: 3 },
      { available: 1, quantity: 1 },
    ],
    1,
  ],
  [[{ available: 0.9, quantity: 0.3 }], 3],
  [[{ available: -2, quantity: 1 }], 0],
  [[{ available: 5, quantity: 0 }], 0],
  // A service limits nothing, whatever quantity was sold.
  [
    [
      { available: 10, quantity: 3 },
      { available: -4, quantity: 1, allowNoStock: true },
    ],
    3,
  ],
  [[{ available: 0, quantity: 1, allowNoStock: true }], null],
])('should build case %#: %s', (parts, expected) => {
  expect(buildableOf(parts)).toBe(expected)
})

it.each([
  [10, 3, 3],
  ['0.9', '0.3', 3],
  [2, 3, 0],
  // Shortages of more and of less than one group.
  [-7, 3, -2],
  [-2, 3, 0],
  [5, 0, 0],
  [5, -1, 0],
])('of %s available, %s a group, is enough for %s', (available, quantity, groups) => {
  expect(enoughFor({ available, quantity }) + 0).toBe(groups)
})

describe('refuseParts', () => {
  it.each([
    [
      [
        { stockCard: 1, quantity: 1 },
        { stockCard: 2, quantity: '0.5' },
      ],
      [],
    ],
    [
      [
        { stockCard: 1, quantity: 1 },
        { stockCard: { id: 1 }, quantity: 1 },
      ],
      ['parts.1.stockCard duplicatePart'],
    ],
    [
      [
        { stockCard: 1, quantity: 1 },
        { stockCard: '1', quantity: 1 },
      ],
      ['parts.1.stockCard duplicatePart'],
    ],
    [[{ quantity: 1 }], ['parts.0.stockCard required']],
    [[{ stockCard: 1 }], ['parts.0.quantity required']],
    [[{ stockCard: 1, quantity: null }], ['parts.0.quantity required']],
    [[{ stockCard: 1, quantity: 0 }], ['parts.0.quantity quantityNotPositive']],
  ])('should judge case %#', (parts, expected) => {
    expect(refuseParts(parts).map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
  })

  it('should name the field of the list', () => {
    expect(refuseParts([{}], 'kit')).toEqual([
      { path: 'kit.0.stockCard', code: 'required' },
      { path: 'kit.0.quantity', code: 'required' },
    ])
  })
})

it.each([
  [{ available: 10, quantity: 3 }, 1, '0'],
  [{ available: 2, quantity: 3 }, 1, '1'],
  [{ available: '0.5', quantity: '0.75' }, 2, '1'],
  // A part sold without stock is not owed.
  [{ available: -4, quantity: 3 }, 1, '3'],
  [{ available: -4, quantity: 3, allowNoStock: true }, 2, '0'],
])('of %j for %s groups %s is missing', (part, groups, missing) => {
  expect(partShortage(part, groups).toFixed()).toBe(missing)
})
