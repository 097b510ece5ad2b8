import { describe, expect, it } from 'vitest'
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '@/domain/lists/pageSizes'
import { MAX_DEPTH, readDepth, readLimit, readPage } from './readPaging'

const MAX_PAGE = 1_000_000
const LARGEST = '9'.repeat(15)

type Case = {
  name: string
  read: (value: unknown) => number | undefined
  absent: number | undefined
  values: [string, number][]
}

describe.each<Case>([
  {
    name: 'limit',
    read: readLimit,
    absent: DEFAULT_PAGE_SIZE,
    values: [
      ['1', 1],
      ['25', 25],
      [String(MAX_LIMIT), MAX_LIMIT],
      [String(MAX_LIMIT + 1), MAX_LIMIT],
      ['0', MAX_LIMIT],
      ['-1', MAX_LIMIT],
      [LARGEST, MAX_LIMIT],
    ],
  },
  {
    name: 'page',
    read: readPage,
    absent: undefined,
    values: [
      ['-1', 1],
      ['0', 1],
      ['1', 1],
      ['2', 2],
      [String(MAX_PAGE), MAX_PAGE],
      [LARGEST, MAX_PAGE],
    ],
  },
  {
    name: 'depth',
    read: readDepth,
    absent: undefined,
    values: [
      ['-1', 0],
      ['0', 0],
      ['1', 1],
      [String(MAX_DEPTH), MAX_DEPTH],
      [String(MAX_DEPTH + 1), MAX_DEPTH],
      [`-${LARGEST}`, 0],
    ],
  },
])('$name', ({ name, read, absent, values }) => {
  it.each(values)('of "%s" is %d', (value, expected) => {
    expect(read(value)).toBe(expected)
  })

  it(`is ${absent} when nobody says`, () => {
    expect(read(undefined)).toBe(absent)
  })

  it.each(['', ' 1', '1 ', '+1', '--1', '1.0', '1e2', 'x1', '1x', `1${LARGEST}`, null, 1, ['1']])(
    'is never %j',
    (value) => {
      const refusal = { code: 'invalidQuery', data: { path: name } }
      expect(() => read(value)).toThrow(expect.objectContaining(refusal))
    },
  )
})
