import { expect, it } from 'vitest'
import { readViewState } from './viewState'

const state = {
  search: 'çelik',
  where: { 'where[status][equals]': 'sent' },
  sort: '-date',
  limit: 25,
  columns: ['number', 'total'],
}

it('should read what it wrote, and leave out everything else', () => {
  expect(readViewState({ ...state, secret: 1 })).toEqual(state)
  expect(readViewState({ ...state, limit: 'all' })).toMatchObject({ limit: 'all' })
  expect(readViewState({})).toEqual({ search: '', where: {}, sort: '', limit: 10, columns: [] })
})

it.each([
  null,
  'text',
  [],
  { ...state, limit: 7 },
  { ...state, search: 'a'.repeat(101) },
  { ...state, sort: 'name; drop' },
  { ...state, columns: ['a b'] },
  { ...state, columns: 'number' },
  { ...state, where: { scope: '7' } },
  { ...state, where: { 'where[status][equals]': 5 } },
  { ...state, where: { 'where[__proto__.x y][equals]': '5' } },
])('should refuse %j', (value) => {
  expect(readViewState(value)).toBeNull()
})
