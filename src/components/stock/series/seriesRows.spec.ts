import { describe, expect, it } from 'vitest'
import { codeIn, problemsOf, rowsAfterScan, sentRows, totalOf, type SeriesRow } from './seriesRows'

const card = (id: number, unit: 'piece' | 'kg' = 'piece') => ({ id, name: `Kart ${id}`, unit })
const scan = (rows: readonly SeriesRow[], id: number, scanned: string | null = null) =>
  rowsAfterScan(rows, { card: card(id), scanned, locale: 'tr' })
const shown = (rows: readonly SeriesRow[]) => rows.map((row) => [row.card.id, row.quantity])

describe('a series', () => {
  it('counts a card further, and has the last one first', () => {
    const rows = [1, 2, 1, 3, 1].reduce<SeriesRow[]>((all, id) => scan(all, id), [])
    expect(shown(rows)).toEqual([
      [1, '3'],
      [3, '1'],
      [2, '1'],
    ])
  })

  it('takes what the code says of the quantity', () => {
    expect(shown(scan(scan([], 1, '12'), 1, '1.5'))).toEqual([[1, '13,5']])
  })

  it('leaves alone what it cannot read, and the price', () => {
    const typed = [{ card: card(1), quantity: 'on', price: '2,5' }]
    expect(scan(typed, 1)).toEqual([{ card: card(1), quantity: 'on', price: '2,5' }])
  })

  it.each<[string, string, 'piece' | 'kg', string | null, string | null]>([
    ['1', '', 'piece', null, null],
    ['1.000', '1.234,5', 'piece', null, null],
    ['0', '', 'piece', 'quantityNotPositive', null],
    ['', '', 'piece', 'required', null],
    ['x', '', 'piece', 'notADecimal', null],
    ['1,5', '', 'piece', 'notWhole', null],
    ['1,5', '', 'kg', null, null],
    ['1', '0', 'piece', null, 'priceNotPositive'],
    ['1', 'x', 'piece', null, 'notADecimal'],
  ])('of %s at %s in %s: %s, %s', (quantity, price, unit, ofQuantity, ofPrice) =>
    expect(problemsOf({ card: card(1, unit), quantity, price }, 'tr')).toEqual({
      quantity: ofQuantity,
      price: ofPrice,
    }),
  )

  it('takes digits that no quantity has for the code of a slow scanner', () => {
    expect(codeIn(' 8690415121838 ')).toBe('8690415121838')
    for (const quantity of ['999999999', '1.234.567.890', '12,5', '', 'x'])
      expect(codeIn(quantity)).toBeNull()
  })

  it('is sent as canonical numbers, and adds up', () => {
    const rows = [
      { card: card(1), quantity: '1.000', price: ' ' },
      { card: card(2, 'kg'), quantity: '2,5', price: '3,75' },
    ]
    expect(sentRows(rows, 'tr')).toEqual([
      { stockCard: 1, quantity: '1000', price: null },
      { stockCard: 2, quantity: '2.5', price: '3.75' },
    ])
    expect(totalOf([...rows, { card: card(3), quantity: 'x', price: '' }], 'tr')).toBe('1002.5')
  })
})
