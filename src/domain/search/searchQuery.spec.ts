import { expect, it } from 'vitest'
import { refuseSearchQuery, searchQueryOf } from './searchQuery'

it.each([
  ['çankaya', { scope: 'all', text: 'çankaya' }],
  [' #42 ', { scope: 'tenders', text: '42' }],
  ['@ Ayşe', { scope: 'people', text: 'Ayşe' }],
])('should read %s', (typed, query) => {
  expect(searchQueryOf(typed)).toEqual(query)
})

it.each([
  ['abc', null],
  ['12A', null],
  ['  ab ', 'searchTooShort'],
  ['#42', null],
  ['#4', 'searchTooShort'],
  ['#', 'searchTooShort'],
  ['@ay', 'searchTooShort'],
  ['@ayş', null],
  ['', 'searchTooShort'],
  [undefined, 'searchTooShort'],
  [['abc', 'def'], 'searchTooShort'],
])('should judge %s as %s', (typed, code) => {
  expect(refuseSearchQuery(typed)).toBe(code)
})
