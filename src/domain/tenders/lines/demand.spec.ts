import { describe, expect, it } from 'vitest'
import { demandByCard, sortedIds } from './demand'

const shown = (input: Parameters<typeof demandByCard>[0]) =>
  [...demandByCard(input)].map(([id, quantity]) => [id, quantity.toFixed()])

describe('demandByCard', () => {
  const partsByGroup = new Map([
    [
      1,
      [
        { stockCard: 10, quantity: 2 },
        { stockCard: { id: 9 }, quantity: '0.5' },
      ],
    ],
    [2, [{ stockCard: 7, quantity: '0.333' }]],
  ])

  it('should sum repeated lines and parts of groups, ids ascending', () => {
    const items = [
      { kind: 'stockCard', stockCard: 10, quantity: 3 },
      { kind: 'stockGroup', stockGroup: 1, quantity: 4 },
      { kind: 'stockCard', stockCard: { id: 10 }, quantity: '1.5' },
    ] as const
    expect(shown({ items, partsByGroup })).toEqual([
      [9, '2'],
      [10, '12.5'],
    ])
  })

  it('should round the sum up, never short', () => {
    const items = [{ kind: 'stockGroup', stockGroup: 2, quantity: '0.5' }] as const
    expect(shown({ items, partsByGroup })).toEqual([[7, '0.167']])
  })

  it('should leave out what takes nothing from stock', () => {
    const items = [
      { kind: 'text', quantity: 5 },
      { kind: 'heading' },
      { kind: 'stockGroup', stockGroup: 99, quantity: 5 },
      { kind: 'stockGroup', stockGroup: null, quantity: 5 },
      { kind: 'stockCard', stockCard: 4, quantity: 0 },
      { kind: 'stockCard', stockCard: null, quantity: 5 },
    ] as const
    expect(shown({ items, partsByGroup })).toEqual([])
  })

  it('should go by the kind of a line, not by a card or group it named before', () => {
    const items = [
      { kind: 'text', stockCard: 4, quantity: 5 },
      { kind: 'comment', stockGroup: 1, quantity: 5 },
      { kind: 'stockGroup', stockCard: 4, stockGroup: 2, quantity: 1 },
      { kind: 'stockCard', stockCard: 5, stockGroup: 1, quantity: 1 },
    ] as const
    expect(shown({ items, partsByGroup })).toEqual([
      [5, '1'],
      [7, '0.333'],
    ])
  })
})

it('should sort ids by value', () => {
  expect(sortedIds(new Set([100, 9, 10]))).toEqual([9, 10, 100])
})
