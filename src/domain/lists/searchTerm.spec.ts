import { expect, it } from 'vitest'
import { MAX_SEARCH_LENGTH, refuseSearchTerm, searchTermOf } from './searchTerm'

it.each([
  ['abc', null],
  ['  ab  ', 'searchTooShort'],
  ['ab\u0301', 'searchTooShort'],
  ['İşı', null],
  ['محمد', null],
  ['', 'searchTooShort'],
  [null, 'searchTooShort'],
  [['abc'], 'searchTooShort'],
])('should judge %s as %s', (value, expected) => {
  expect(refuseSearchTerm(value)).toBe(expected)
})

it('should search folded, with single blanks, and not endlessly', () => {
  expect(searchTermOf('  IŞIK \n İnşaat ')).toBe('isik insaat')
  expect(searchTermOf('a'.repeat(10_000))).toHaveLength(MAX_SEARCH_LENGTH)
})
