import { describe, expect, it } from 'vitest'
import { columnsOfShape, looksLikeCode } from './columnsOfShape'

const read = (cell: string) => (/^\d+(\.\d+)?$/.test(cell) ? cell : null)
const columnsOf = (...rows: string[]) =>
  columnsOfShape(
    rows.map((row) => row.split('|')),
    read,
    new Set(['0', '10', '20']),
  )

describe('a table without heads', () => {
  it.each<[string, string[], (string | null)[]]>([
    ['a column is one of numbers where half of it is', ['a|2', 'b|x'], ['name', 'quantity']],
    ['and one of words where less is', ['a|2', 'b|x', 'c|y'], ['name', 'unit']],
    ['empty cells play no part in that', ['a|2', 'b|', 'c|'], ['name', 'quantity']],
    ['words are codes where all of them look like one', ['A-1|a', 'B-2|b'], ['code', 'name']],
    ['and names where one does not', ['A-1|m', 'Boru|kg'], ['name', 'unit']],
    ['a single column of words is names', ['Boru', 'A-1'], ['name']],
    [
      'after code, name and unit there are no more words',
      ['A-1|Boru|m|gri|2', 'B-2|Vana|kg|ak|3'],
      ['code', 'name', 'unit', null, 'quantity'],
    ],
    ['long numbers before others are codes', ['869000|2', '869001|3'], ['code', 'quantity']],
    ['not where one is short', ['869000|2', '250|3'], ['quantity', 'unitPrice']],
    ['nor where nothing comes after them', ['869000', '869001'], ['quantity']],
    ['nor in a later column', ['2|869000', '3|869001'], ['quantity', 'unitPrice']],
    ['rows that count from 1 are numbered', ['1|Boru|2', '2|Vana|3'], [null, 'name', 'quantity']],
    ['not a single row', ['1|Boru|2'], ['quantity', 'name', 'unitPrice']],
    ['nor rows that skip a number', ['1|Boru|2', '3|Vana|3'], ['quantity', 'name', 'unitPrice']],
    ['nor a table of one column', ['1', '2'], ['quantity']],
    [
      'an empty column is none',
      ['Boru||2||10', 'Vana||3||20'],
      ['name', null, 'quantity', null, 'unitPrice'],
    ],
    ['nothing has no columns', [], []],
  ])('%s', (_, rows, columns) => {
    expect(columnsOf(...rows)).toEqual(columns)
  })

  it.each<[string, string[], (string | null)[]]>([
    ['totals of lines are left out', ['a|2|100|200', 'b|3|1.5|4.5'], [null]],
    ['rounded to kuruş as they are', ['a|3|33.335|100.01', 'b|1|5|5.00'], [null]],
    ['not where one is no product', ['a|2|100|200', 'b|3|50|140'], ['discount']],
    ['a column of rates of VAT is that', ['a|2|100|20', 'b|3|50|'], ['taxRate']],
    ['not where one number is no rate', ['a|2|100|20', 'b|3|50|7'], ['discount']],
    ['discount before VAT', ['a|2|100|5|20', 'b|3|50|0|10'], ['discount', 'taxRate']],
    [
      'where both could be VAT the later is',
      ['a|2|100|10|20', 'b|3|50|0|20'],
      ['discount', 'taxRate'],
    ],
    ['VAT before discount', ['a|2|100|20|5', 'b|3|50|10|7'], ['taxRate', 'discount']],
    ['totals between them', ['a|2|100|5|200|20', 'b|3|50|0|150|10'], ['discount', null, 'taxRate']],
    [
      'more numbers have no meaning',
      ['a|2|100|5|6|20', 'b|3|50|7|8|20'],
      ['discount', null, 'taxRate'],
    ],
  ])('after quantity and price: %s', (_, rows, columns) => {
    expect(columnsOf(...rows)).toEqual(['name', 'quantity', 'unitPrice', ...columns])
  })
})

it.each([
  ['A-1', true],
  ['8690000000017', true],
  ['M8x20/10.9_z', true],
  ['Boru', false],
  ['Boru 2', false],
  ['-1', false],
  ['', false],
])('%j looks like a code: %s', (text, expected) => expect(looksLikeCode(text)).toBe(expected))
