import { expect, it } from 'vitest'
import { toDecimal } from '../../shared/money'
import { sectionSubtotals } from './sections'

it('should sum the lines since the previous subtotal', () => {
  const kinds = ['text', 'text', 'subtotal', 'heading', 'text', 'subtotal', 'subtotal'] as const
  const nets = [10, 20.5, 0, 0, 7, 0, 0].map(toDecimal)
  const found = sectionSubtotals({ items: kinds.map((kind) => ({ kind })), nets })
  expect([...found].map(([index, net]) => [index, net.toFixed()])).toEqual([
    [2, '30.5'],
    [5, '7'],
    [6, '0'],
  ])
})
