import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpreadsheet, readCells, writeCells } from './spreadsheet'

describe('readCells', () => {
  it('reads rows and cells, and leaves out empty rows', () => {
    expect(readCells('SKU-1\t2\t3,50\r\nSKU-2\t1\r\n\t\t\r\n')).toEqual([
      ['SKU-1', '2', '3,50'],
      ['SKU-2', '1'],
    ])
  })

  it('keeps line breaks and quotes inside a quoted cell', () => {
    expect(readCells('"Boru ""2"" inç\nkaynaklı"\t1')).toEqual([['Boru "2" inç\nkaynaklı', '1']])
  })

  it('ends rows as Windows, Unix and old Macs do', () => {
    expect(readCells('a\r\nb\nc\rd')).toEqual([['a'], ['b'], ['c'], ['d']])
  })

  it('leaves out blanks around a cell, also within quotes', () => {
    expect(readCells(' a \t" b\n"')).toEqual([['a', 'b']])
  })

  it('has an empty cell after the last tab', () => {
    expect(readCells('a\t')).toEqual([['a', '']])
    expect(readCells('\ta')).toEqual([['', 'a']])
    expect(readCells('')).toEqual([])
  })

  it('takes the sign before a formula away, and no other', () => {
    expect(readCells("'=1\t'-5\t5'-6\t'a")).toEqual([['=1', '-5', "5'-6", "'a"]])
  })

  it('takes a quote within a cell as it is', () => {
    expect(readCells('2" boru\t1')).toEqual([['2" boru', '1']])
  })
})

describe('isSpreadsheet', () => {
  it.each([
    ['Vida M6', false, false],
    ['Vida M6\n', false, false],
    ['Vida\t2', true, true],
    ['Vida\nSomun', true, false],
    ['Vida\t2\nSomun\t1', true, true],
  ])('%o: %s, into words %s', (text, expected, intoWords) => {
    expect(isSpreadsheet(text)).toBe(expected)
    expect(isSpreadsheet(text, { intoWords: true })).toBe(intoWords)
  })
})

describe('writeCells', () => {
  it('never writes words as a formula', () => {
    expect(writeCells([['=HYPERLINK("x")', '-5']])).toBe(`"'=HYPERLINK(""x"")"\t'-5`)
  })

  it('is read back as it was', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '=', '-', '"', '\n', ' ', '1', ',') })
    const tidy = cell.map((text) => text.trim()).filter((text) => text !== '' && text[0] !== "'")
    fc.assert(
      fc.property(fc.array(fc.array(tidy, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(readCells(writeCells(rows))).toEqual(rows)
      }),
    )
  })
})
