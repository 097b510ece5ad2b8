import { describe, expect, it } from 'vitest'
import { checkSort, MAX_SORT_KEYS } from './checkSort'
import type { FieldShape } from '@/queries/filters/collectionShape'

const own: FieldShape = { kind: 'text', hasMany: false, isOwnColumn: true }
const quantity: FieldShape = { ...own, kind: 'number' }

const shape = new Map<string, FieldShape>([
  ['name', own],
  ['quantity', quantity],
  ['address.city', own],
  ['computed', { ...own, isOwnColumn: false }],
  ['days', { ...own, kind: 'option', hasMany: true }],
  ['meta', { ...own, kind: 'opaque' }],
])

const sorted = (sort: unknown) => checkSort({ shape, sort })
const refusal = expect.objectContaining({ code: 'invalidQuery', data: { path: 'sort' } })

describe('an order', () => {
  it.each<[unknown, FieldShape[]]>([
    ['name', [own]],
    ['-quantity', [quantity]],
    ['quantity,-name', [quantity, own]],
    [
      ['quantity', '-name'],
      [quantity, own],
    ],
    [['quantity,-name'], [quantity, own]],
    ['address.city', [own]],
    ['', []],
    [',name,', [own]],
    [[], []],
  ])('by %j names its columns', (sort, columns) => {
    expect(sorted(sort)).toEqual(columns)
  })

  it.each([
    'nothing',
    'name,nothing',
    'computed',
    'days',
    'meta',
    '--name',
    '+name',
    'ame',
    '-',
    'name ',
    undefined,
    null,
    1,
    { name: 'asc' },
    ['name', 1],
    [['name']],
  ])('by %j is refused', (sort) => {
    expect(() => sorted(sort)).toThrow(refusal)
  })

  it(`has ${MAX_SORT_KEYS} columns at most`, () => {
    const names = Array.from({ length: MAX_SORT_KEYS }, () => 'name')
    expect(sorted(names)).toHaveLength(MAX_SORT_KEYS)
    expect(() => sorted([...names, 'name'])).toThrow(refusal)
    expect(() => sorted([...names, 'name'].join(','))).toThrow(refusal)
  })
})
