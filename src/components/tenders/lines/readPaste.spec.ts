import { describe, expect, it } from 'vitest'
import { readPaste } from './readPaste'

describe('readPaste', () => {
  it('leaves one cell of text to the input', () => {
    expect(readPaste('Vida M6')).toBeNull()
    expect(readPaste('Vida M6\n')).toBeNull()
  })

  it('reads code, quantity and price of each row', () => {
    expect(readPaste('SKU-1\t2\t3,50\r\nSKU-2\t1\r\n\t\t\r\n')).toEqual([
      { what: 'SKU-1', quantity: '2', unitPrice: '3,50' },
      { what: 'SKU-2', quantity: '1', unitPrice: '' },
    ])
  })

  it('keeps line breaks and quotes inside a quoted cell', () => {
    expect(readPaste('"Boru ""2"" inç\nkaynaklı"\t1')).toEqual([
      { what: 'Boru "2" inç\nkaynaklı', quantity: '1', unitPrice: '' },
    ])
  })
})
