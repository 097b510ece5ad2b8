import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldKind } from '@/domain/lists/fieldKinds'
import { checkOperand, MAX_LIST, MAX_TEXT } from './checkOperand'
import type { FieldShape } from './collectionShape'

type More = Partial<FieldShape> & { path?: string }

const accepts = (kind: FieldKind, operator: string, value: unknown, more: More = {}) => {
  const { path = 'any', ...rest } = more
  const field = { kind, hasMany: false, isOwnColumn: true, ...rest }
  return checkOperand({ path, field, operator, value })
}

const EQUAL = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const ORDER = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const MATCH = ['like', 'not_like', 'contains']
const ALL = [...EQUAL, ...ORDER, ...MATCH, 'all', 'near', 'within', 'intersects', '']
const KINDS = ['text', 'number', 'date', 'checkbox', 'option', 'relation', 'opaque'] as const
const SAMPLES = ['a', '1', 'true', '2026-03-01']

/** The operators that accept at least one of a few common values. */
const operatorsOf = (kind: FieldKind, more: More = {}) =>
  ALL.filter((operator) => SAMPLES.some((value) => accepts(kind, operator, value, more))).sort()

describe('operators', () => {
  it.each<[FieldKind, string[]]>([
    ['text', [...EQUAL, ...MATCH, ...ORDER]],
    ['number', [...EQUAL, ...ORDER]],
    ['date', [...EQUAL, ...ORDER]],
    ['checkbox', ['equals', 'not_equals', 'exists']],
    ['option', EQUAL],
    ['relation', EQUAL],
    ['opaque', ['exists']],
  ])('of %s', (kind, operators) => {
    expect(operatorsOf(kind)).toEqual([...operators].sort())
  })

  it('of likeness and order take no nothing: Payload answered 500', () => {
    for (const kind of KINDS)
      for (const operator of [...MATCH, ...ORDER]) expect(accepts(kind, operator, null)).toBe(false)
    expect(accepts('text', 'equals', null)).toBe(true)
    expect(accepts('text', 'like', 'null')).toBe(true)
  })

  it.each<FieldKind>(['option', 'relation', 'number'])(
    'of many values of %s tell what the list holds too',
    (kind) => {
      const expected = new Set([...operatorsOf(kind), 'contains'])
      expect(operatorsOf(kind, { hasMany: true })).toEqual([...expected].sort())
    },
  )

  it('of opaque values ask whether there is one, also where there are many', () => {
    expect(operatorsOf('opaque', { hasMany: true })).toEqual(['exists'])
  })

  it.each(KINDS)('ask whether there is a value of %s with true or false only', (kind) => {
    const answers = ['true', 'false', true, false].map((value) => accepts(kind, 'exists', value))
    expect(answers).toEqual([true, true, true, true])
    for (const value of ['', 'null', 'maybe', '1', null, undefined, 1, ['true'], { a: 'true' }])
      expect(accepts(kind, 'exists', value)).toBe(false)
  })
})

describe('one value', () => {
  it.each<[FieldKind, unknown]>([
    ['number', '0'],
    ['number', '-7'],
    ['number', 12.5],
    ['number', '0.123456'],
    ['number', '999999999999999'],
    ['number', '-999999999999999.999999'],
    ['date', '2026-03-01'],
    ['date', '2026-03-01T12:00:00.000Z'],
    ['date', '2024-02-29T23:59:59+03:00'],
    ['checkbox', 'true'],
    ['checkbox', 'false'],
    ['checkbox', true],
    ['checkbox', false],
    ['relation', '1'],
    ['relation', 2_147_483_647],
    ['text', 'çınar, ltd.'],
    ['text', 5],
    ['text', true],
  ])('of %s can be %j', (kind, value) => {
    expect(accepts(kind, 'equals', value)).toBe(true)
  })

  it.each<[FieldKind, unknown]>([
    ['number', '1e3'],
    ['number', 'a1'],
    ['number', '1a'],
    ['number', '--1'],
    ['number', '1.'],
    ['number', '.5'],
    ['number', '1,5'],
    ['number', '0.1234567'],
    ['number', '1234567890123456'],
    ['number', 1e21],
    ['number', Infinity],
    ['number', '1\n'],
    ['date', 'Sunday 2026-03-01'],
    ['date', '2026-03-1'],
    ['date', '26-03-01'],
    ['date', '2026-13-45'],
    ['date', '1 March 2026'],
    ['date', '1772323200000'],
    ['checkbox', '1'],
    ['checkbox', 'TRUE'],
    ['checkbox', 1],
    ['relation', '0'],
    ['relation', '01'],
    ['relation', '2147483648'],
    ['text', undefined],
    ['text', ['a']],
    ['text', { a: 'a' }],
    ['text', 'a\0b'],
  ])('of %s cannot be %j', (kind, value) => {
    expect(accepts(kind, 'equals', value)).toBe(false)
  })

  it.each(['text', 'number', 'date', 'checkbox', 'option', 'relation'] as const)(
    'of %s can be nothing',
    (kind) => {
      const options = ['active']
      for (const value of ['null', '', null])
        expect(accepts(kind, 'equals', value, { options })).toBe(true)
    },
  )

  it('of an option is one of its options, not a list of them', () => {
    const options = ['active', 'passive']
    const answers = ['active', 'drop', 'active,passive'].map((value) =>
      accepts('option', 'equals', value, { options }),
    )
    expect(answers).toEqual([true, false, false])
  })

  it('of many options may be any text when it is matched', () => {
    const more = { hasMany: true, options: ['monday'] }
    expect(accepts('option', 'contains', 'mon', more)).toBe(true)
    expect(accepts('option', 'equals', 'mon', more)).toBe(false)
  })

  it(`has ${MAX_TEXT} characters at most`, () => {
    expect(accepts('text', 'equals', 'a'.repeat(MAX_TEXT))).toBe(true)
    expect(accepts('text', 'equals', 'a'.repeat(MAX_TEXT + 1))).toBe(false)
    expect(accepts('text', 'equals', 'a,'.repeat(MAX_TEXT))).toBe(false)
  })
})

describe('the number of a record', () => {
  const id = { path: 'id' }

  it.each(['', 'null', null, '0', '-1', '1.5', '1e3', 'abc', '2147483648'])(
    'is never %j',
    (value) => {
      expect(accepts('number', 'equals', value, id)).toBe(false)
    },
  )

  it('is whole and positive', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (number) => {
        expect(accepts('number', 'equals', number, id)).toBe(true)
        expect(accepts('number', 'equals', String(number), id)).toBe(true)
      }),
    )
  })

  it.each(['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'])(
    'is compared (%s) with 0 as well, where a cursor begins',
    (operator) => {
      expect(accepts('number', operator, '0', id)).toBe(true)
      expect(accepts('number', operator, 0, id)).toBe(true)
      expect(accepts('number', operator, '7', id)).toBe(true)
      for (const value of ['', null, '-1', '00', '1.5', '2147483648'])
        expect(accepts('number', operator, value, id)).toBe(false)
    },
  )

  it.each([
    ['', true],
    [[''], true],
    [[], true],
    ['1', true],
    ['1,2', true],
    [[1, '2'], true],
    ['abc', false],
    [['abc'], false],
    ['1,abc', false],
    ['1,', false],
    [',abc', false],
    [['', '1'], false],
    [[null], false],
    [null, false],
  ])('in %j: %s; an emptied list of them is an answer', (value, isAccepted) => {
    expect(accepts('number', 'in', value, id)).toBe(isAccepted)
    expect(accepts('number', 'not_in', value, id)).toBe(isAccepted)
  })
})

describe('a list', () => {
  it.each(['in', 'not_in'])(`of "%s" has ${MAX_LIST} values at most`, (operator) => {
    const numbers = Array.from({ length: MAX_LIST + 1 }, (_, at) => String(at))
    const most = numbers.slice(1)
    const judge = (value: unknown) => accepts('number', operator, value, { hasMany: true })
    expect([most, most.join(','), numbers, numbers.join(',')].map(judge)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it.each([
    ['1,2', true],
    [['1', null], true],
    [null, true],
    [7, true],
    ['1,x', false],
    [['1', ['2']], false],
    [[{ a: 1 }], false],
    [{ a: 1 }, false],
    [undefined, false],
  ])('as %j: %s', (value, isAccepted) => {
    expect(accepts('relation', 'in', value)).toBe(isAccepted)
  })

  it('may be longer than one text, but none of its texts may', () => {
    const text = 'a'.repeat(MAX_TEXT)
    expect(accepts('text', 'in', `${text},${text}`)).toBe(true)
    expect(accepts('text', 'in', `${text},${text}a`)).toBe(false)
  })
})
