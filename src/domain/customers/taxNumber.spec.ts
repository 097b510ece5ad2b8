import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isTckn,
  isVkn,
  normalizeTaxNumber,
  refuseTaxNumber,
  taxNumberKindOf,
  validTckn,
  validVkn,
} from './taxNumber'

it.each([
  ['4540536920', 'vkn'],
  ['454 053 69 20', 'vkn'],
  ['4540536921', null],
  ['17291716060', 'tckn'],
  ['10000000146', 'tckn'],
  ['17291716050', null],
  ['2222222222', 'placeholder'],
  ['11111111111', 'placeholder'],
  ['DE129273398', 'foreign'],
  ['fr 12 345678901', 'foreign'],
  ['CHE-123.456/7', 'foreign'],
  [`A${'1'.repeat(49)}`, 'foreign'],
  [`A${'1'.repeat(50)}`, null],
  ['<DE129273398', null],
  ['ÖDE129273398', null],
  ['12-34', null],
  ['123456789', null],
  ['٤٥٤٠٥٣٦٩٢٠', null],
  ['abc<script>', null],
  ['', null],
])('should take %s as %s', (text, expected) => {
  expect(taxNumberKindOf(text)).toBe(expected)
})

describe('check digits', () => {
  it.each(['0000000001', '1111111114', '0123456789', '9876543217', '9999999994', '8790017566'])(
    'should accept the VKN %s',
    (number) => {
      expect(isVkn(number)).toBe(true)
      expect(validVkn(number.slice(0, 9))).toBe(number)
    },
  )

  const nine = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String)

  it('should accept what it generates and refuse any other last digit', () => {
    fc.assert(
      fc.property(nine, fc.integer({ min: 1, max: 9 }), (digits, shift) => {
        for (const [make, check] of [
          [validVkn, isVkn],
          [validTckn, isTckn],
        ] as const) {
          const number = make(digits)
          const other = `${number.slice(0, -1)}${(Number(number.slice(-1)) + shift) % 10}`
          expect(check(number)).toBe(true)
          expect(check(other)).toBe(false)
        }
      }),
    )
  })

  it('should keep a leading zero', () => {
    expect(isVkn(validVkn('012345678'))).toBe(true)
  })

  it.each([
    [isVkn, '45405369200'],
    [isVkn, '04540536920'],
    [isVkn, '454053692'],
    [isVkn, '454053692O'],
    [isTckn, '1729171606060'],
    [isTckn, '1729171606'],
    [isTckn, '1729171606O'],
  ])(
    'should not accept with %o a number of another length, or with a letter: %s',
    (check, text) => {
      expect(check(text)).toBe(false)
    },
  )

  it.each([
    [validVkn, ''],
    [validVkn, '12345678'],
    [validVkn, '1234567890'],
    [validVkn, '12345678x'],
    [validTckn, '12345678'],
    [validTckn, '1234567890'],
    [validTckn, '012345678'],
    [validTckn, '12345678x'],
  ])('should make with %o no number of %j', (make, digits) => {
    expect(() => make(digits)).toThrow(new RangeError('nine digits expected'))
  })
})

it.each([
  [null, null],
  [undefined, null],
  ['', null],
  ['4540536920', null],
  ['4540536921', 'invalidTaxNumber'],
  [4540536920, 'invalidTaxNumber'],
])('should refuse %s with %s', (value, expected) => {
  expect(refuseTaxNumber(value)).toBe(expected)
})

it('should store no blanks and capitals', () => {
  expect(normalizeTaxNumber(' fr 12\t345\u00a0678901\n')).toBe('FR12345678901')
  expect(normalizeTaxNumber('deı')).toBe('DEı')
})
