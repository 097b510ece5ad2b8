import { expect, it } from 'vitest'
import { emptyRow } from '../lines/rows/rowsFromValue'
import { inTender } from './inTender'

it('adds up what the lines that count sell of each card', () => {
  const of = (stockCard: number, quantity: string, more = {}) =>
    emptyRow({ stockCard, quantity, ...more })
  const found = inTender(
    [
      of(7, '1,5'),
      of(7, '2'),
      of(7, '9', { choice: 'optional' }),
      of(8, 'çok'),
      emptyRow({ kind: 'stockGroup', stockGroup: 7, quantity: '4' }),
      emptyRow(),
    ],
    'tr',
  )
  expect([...found].map(([id, quantity]) => [id, quantity.toFixed()])).toEqual([
    ['7', '3.5'],
    ['8', '0'],
  ])
})
