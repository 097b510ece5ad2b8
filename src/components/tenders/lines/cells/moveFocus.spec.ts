import { describe, expect, it } from 'vitest'
import { leavesCell, placeAfter } from './moveFocus'
import { openCells } from './openCells'
import { emptyRow } from '../rows/rowsFromValue'

const text = (start: number, end = start, isRtl = false) => ({ value: '12,5', start, end, isRtl })

describe('leavesCell', () => {
  it.each([
    ['all of it is selected', text(0, 4), 'left', true],
    ['all of it is selected', text(0, 4), 'right', true],
    ['a part is selected', text(1, 3), 'right', false],
    ['the caret is in the middle', text(2), 'right', false],
    ['the caret is at the end', text(4), 'right', true],
    ['the caret is at the end', text(4), 'left', false],
    ['the caret is at the start', text(0), 'left', true],
    ['Arabic words: the caret is at the end, on the left', text(4, 4, true), 'left', true],
    ['Arabic words: the caret is at the start, on the right', text(0, 0, true), 'right', true],
    ['Arabic words: the caret is at the start', text(0, 0, true), 'left', false],
  ] as const)('when %s (%o, %s): %s', (_when, held, side, expected) => {
    expect(leavesCell(held, side)).toBe(expected)
  })

  it('leaves an empty cell either way', () => {
    const empty = { value: '', start: 0, end: 0, isRtl: false }
    expect([leavesCell(empty, 'left'), leavesCell(empty, 'right')]).toEqual([true, true])
  })
})

describe('Enter in a line', () => {
  const CELLS = ['stockCard', 'quantity', 'unitPrice', 'discountValue', 'taxRate']
  const card = { stockCard: 7, quantity: '3', unitPrice: '20,00', taxRate: '20' }
  const after = (
    cell: string,
    content: Partial<typeof card> & { discountValue?: string } = card,
  ) => {
    const open = openCells(emptyRow({ kind: 'stockCard', ...card, ...content }), 'tr')
    return CELLS[placeAfter(CELLS, CELLS.indexOf(cell), open)] ?? 'the next line'
  }

  it.each([
    ['leads from the card to its quantity', 'stockCard', {}, 'quantity'],
    ['and from there on, since the card has price and VAT', 'quantity', {}, 'the next line'],
    ['stops at a price that the card does not have', 'quantity', { unitPrice: '' }, 'unitPrice'],
    ['and goes on from it', 'unitPrice', { unitPrice: '5' }, 'the next line'],
    ['stops at what is no number', 'quantity', { discountValue: 'abc' }, 'discountValue'],
    ['stops at a missing rate of VAT', 'unitPrice', { taxRate: '' }, 'taxRate'],
    ['holds nobody at the cell they are in', 'quantity', { quantity: 'x' }, 'the next line'],
  ] as const)('%s', (_, cell, content, expected) => {
    expect(after(cell, { ...content })).toBe(expected)
  })
})
