import { describe, expect, it } from 'vitest'
import { openDeliveries } from './openDeliveries'

const card = (stockCard: number, quantity: number | string) =>
  ({ kind: 'stockCard', stockCard, quantity }) as const
const text = { kind: 'text', stockCard: null, quantity: 3 } as const
const figures = (...args: Parameters<typeof openDeliveries>) =>
  [...(openDeliveries(...args) ?? [])].sort()

describe('what of a line was delivered', () => {
  it('is what its card no longer holds', () => {
    expect(figures([card(1, 5), text, card(2, '1.5')], new Map([['1', 2]]))).toEqual([
      [0, { delivered: '3', open: '2' }],
      [2, { delivered: '1.5', open: '0' }],
    ])
  })

  it('goes to the lines of one card in their order', () => {
    expect(figures([card(1, 5), card(1, 4)], new Map([['1', '6.000']]))).toEqual([
      [0, { delivered: '3', open: '2' }],
      [1, { delivered: '0', open: '4' }],
    ])
  })

  it('goes by the kind of a line, and is none of a line without a card', () => {
    const words = { kind: 'text', stockCard: 1, quantity: 3 } as const
    const empty = { kind: 'stockCard', stockCard: null, quantity: 3 } as const
    expect(figures([words, empty, card(1, 5)], new Map([['1', 2]]))).toEqual([
      [2, { delivered: '3', open: '2' }],
    ])
  })

  it('is exact', () => {
    expect(figures([card(1, 0.3)], new Map([['1', 0.1]]))).toEqual([
      [0, { delivered: '0.2', open: '0.1' }],
    ])
  })

  it('is not known where a group shares cards with lines', () => {
    const group = { kind: 'stockGroup', stockCard: null, quantity: 1 } as const
    expect(openDeliveries([card(1, 5), group], new Map())).toBeNull()
  })
})
