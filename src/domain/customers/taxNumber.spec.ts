import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTckn, isVkn, refuseTaxNumber, taxNumberKindOf, validTckn, validVkn } from './taxNumber'

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
  ['123456789', null],
  ['٤٥٤٠٥٣٦٩٢٠', null],
  ['abc<script>', null],
  ['', null],
])('should take %s as %s', (text, expected) => {
  expect(taxNumberKindOf(text)).toBe(expected)
})

describe('check digits', () => {
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
    expect(() => validVkn('12')).toThrow(RangeError)
    expect(() => validTckn('012345678')).toThrow(RangeError)
  })
})

it.each([
  [null, null],
  ['', null],
  ['4540536920', null],
  ['4540536921', 'invalidTaxNumber'],
  [4540536920, 'invalidTaxNumber'],
])('should refuse %s with %s', (value, expected) => {
  expect(refuseTaxNumber(value)).toBe(expected)
})
