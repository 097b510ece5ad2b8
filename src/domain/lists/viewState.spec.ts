import { describe, expect, it } from 'vitest'
import { columnOfCondition, columnsOfFilters, readViewState } from './viewState'

const state = {
  search: 'çelik',
  where: { 'where[status][equals]': 'sent' },
  sort: '-date',
  limit: 25,
  columns: ['number', 'total'],
  group: 'status',
}

it('should read what it wrote, and leave out everything else', () => {
  expect(readViewState({ ...state, secret: 1 })).toEqual(state)
  expect(readViewState({ ...state, limit: 'all' })).toMatchObject({ limit: 'all' })
  expect(readViewState({})).toEqual({
    ...{ search: '', where: {}, sort: '', limit: 10, columns: [] },
    group: '',
  })
})

it('should take a missing part for the list’s own choice', () => {
  expect(readViewState({ where: null, columns: null })).toEqual(readViewState({}))
})

it('should keep a search without blanks around it, and each column once', () => {
  const columns = ['number', 'total', 'number']
  expect(readViewState({ ...state, search: '  çelik ', columns })).toEqual(state)
})

const conditions = (count: number, value = '5') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`where[f${index}][in]`, value]))
const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`)

describe('as much as a list needs', () => {
  it.each([
    ['conditions', { where: conditions(30) }, { where: conditions(31) }],
    [
      'long values',
      { where: conditions(1, 'a'.repeat(500)) },
      { where: conditions(1, 'a'.repeat(501)) },
    ],
    ['columns', { columns: names(60) }, { columns: names(61) }],
    ['letters to search for', { search: 'a'.repeat(100) }, { search: 'a'.repeat(101) }],
    ['fields to sort by', { sort: 'a,-b,c,d' }, { sort: 'a,-b,c,d,e' }],
  ])('should be kept: %s', (_, most, tooMuch) => {
    expect(readViewState({ ...state, ...most })).toEqual({ ...state, ...most })
    expect(readViewState({ ...state, ...tooMuch })).toBeNull()
  })
})

it.each([
  null,
  5,
  true,
  'text',
  [],
  { ...state, limit: 7 },
  { ...state, search: 5 },
  { ...state, search: ['çelik'] },
  { ...state, sort: 'name; drop' },
  { ...state, group: 'a b' },
  { ...state, group: 5 },
  { ...state, sort: 5 },
  { ...state, sort: null },
  { ...state, columns: ['a b'] },
  { ...state, columns: ['number', 'a b'] },
  { ...state, columns: ['number', 5] },
  { ...state, where: 5 },
  { ...state, where: '' },
  { ...state, where: [] },
  { ...state, where: { ...state.where, scope: '7' } },
  { ...state, where: { 'where[status][equals]': ['sent'] } },
  { ...state, columns: 'number' },
  { ...state, where: { scope: '7' } },
  { ...state, where: { 'where[status][equals]': 5 } },
  { ...state, where: { 'where[__proto__.x y][equals]': '5' } },
])('should refuse %j', (value) => {
  expect(readViewState(value)).toBeNull()
})

describe('columnOfCondition', () => {
  it.each([
    ['where[status][equals]', 'status'],
    ['where[or][0][company.name][like]', 'company.name'],
    ['where[and][1][or][0][unit][in][2]', 'unit'],
    ['where[id][in][]', 'id'],
    ['where[or][0]', ''],
    ['search', ''],
  ])('%s', (condition, column) => {
    expect(columnOfCondition(condition)).toBe(column)
  })
})

describe('columnsOfFilters', () => {
  it.each<[unknown, string[]]>([
    ['[status][equals]=sent', ['status']],
    ['[status][equals]=sent [or][0][company.name][like]=x', ['status', 'company.name']],
    ['[name][in]=a,[b],c=d [unit][exists]=true', ['name', 'unit']],
    ['to-order stockType=7', []],
    [null, []],
  ])('%j', (filters, columns) => {
    expect(columnsOfFilters(filters)).toEqual(columns)
  })

  // Would take hours if each bracket were tried with all that follow.
  it.each(['[', '[a]', '[a][', ' [a]'])('reads a million characters of %j', (part) => {
    const text = part.repeat(1_000_000 / part.length)
    expect(columnsOfFilters(`[name][in]=${text}`)).toEqual(['name'])
    expect(columnOfCondition('['.repeat(1_000_000))).toBe('')
  })
})
