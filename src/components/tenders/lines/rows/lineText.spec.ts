import { describe, expect, it } from 'vitest'
import { refuseItem } from '@/domain/tenders/lines/lines'
import { lineText, cellValue, tidyText } from './lineText'
import { rowsFromValue } from './rowsFromValue'
import { valueFromRows } from './valueFromRows'

describe('cells', () => {
  it('reads and writes the language of the reader', () => {
    expect(cellValue('1.234,5', 'tr')).toBe('1234.5')
    expect(cellValue('1,234.5', 'en')).toBe('1234.5')
    expect(cellValue('١٢٫٥', 'ar')).toBe('12.5')
    expect(lineText('unitPrice', 1234.5, 'tr')).toBe('1.234,50')
    expect(lineText('quantity', '2.125', 'fr')).toBe('2,125')
  })

  it('never takes a number that can be read in two ways', () => {
    const value = cellValue('1.5', 'tr')
    expect(value).toEqual({ unread: '1.5' })
    const refused = refuseItem({ kind: 'text', quantity: value, unitPrice: '1' })
    expect(refused).toEqual([{ path: 'quantity', code: 'notADecimal' }])
  })

  it('does not round away what is wrong with a number', () => {
    expect(tidyText('quantity', '1,2345', 'tr')).toBe('1,2345')
    expect(tidyText('unitPrice', '5', 'tr')).toBe('5,00')
  })

  it.each(['tr', 'en', 'fr', 'ar'] as const)('gives back what it was given, in %s', (locale) => {
    const item = {
      id: 3,
      kind: 'text',
      choice: 'optional',
      stockCard: null,
      stockGroup: null,
      description: 'Montaj',
      quantity: 1234.125,
      unitPrice: 33.335,
      discountType: 'percent',
      discountValue: 12.5,
      taxRate: 20,
    }
    const [value] = valueFromRows(rowsFromValue([item], locale), locale)
    expect(value).toEqual({
      ...item,
      quantity: '1234.125',
      unitPrice: '33.335',
      discountValue: '12.5',
      taxRate: '20',
      order: 0,
    })
  })

  it('keeps an unreadable text when the editor leaves the page and comes back', () => {
    const rows = rowsFromValue([{ kind: 'text', quantity: { unread: '1.5' } }], 'tr')
    expect(rows[0]?.quantity).toBe('1.5')
  })
})
