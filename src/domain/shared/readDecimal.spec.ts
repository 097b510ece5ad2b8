import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal } from './readDecimal'

describe('readDecimal', () => {
  it.each([
    ['1234,5', 'tr', '1234.5'],
    ['1.234,50', 'tr', '1234.5'],
    ['1.234', 'tr', '1234'],
    ['12.345.678', 'tr', '12345678'],
    [' -1.234,5 ', 'tr', '-1234.5'],
    ['\u22125', 'tr', '-5'],
    [',5', 'tr', '0.5'],
    ['-,5', 'tr', '-0.5'],
    ['123.456,7', 'tr', '123456.7'],
    ['9'.repeat(40), 'tr', '9'.repeat(40)],
    ['0,0', 'tr', '0'],
    ['-0', 'tr', '0'],
    ['1,234.5', 'en', '1234.5'],
    ['1.5', 'en', '1.5'],
    ['1 234,5', 'fr', '1234.5'],
    ['1\u202f234\u202f567,5', 'fr', '1234567.5'],
    ['1,234.5', 'ar', '1234.5'],
    ['١٢٣٤٫٥', 'ar', '1234.5'],
    ['١٬٢٣٤٫٥', 'ar', '1234.5'],
    ['١٢', 'tr', '12'],
    ['۱۲', 'ar', '12'],
    ['\u200f12\u200f', 'ar', '12'],
  ] as const)('should read %s in %s as %s', (text, locale, expected) => {
    expect(readDecimal(text, locale)).toBe(expected)
  })

  it.each([
    ['', 'tr'],
    ['-', 'tr'],
    ['1.5', 'tr'],
    ['1.23.456', 'tr'],
    ['1234.567.890', 'tr'],
    ['1.2345', 'tr'],
    ['1.234.', 'tr'],
    ['1.234a', 'tr'],
    ['1a.234', 'tr'],
    ['a1.234', 'tr'],
    ['1.a234', 'tr'],
    ['1.234.56a', 'tr'],
    ['1,a5', 'tr'],
    ['1,5a', 'tr'],
    ['1\u2212', 'tr'],
    [',', 'tr'],
    ['1.234\u00a0567', 'fr'],
    ['1234.567', 'tr'],
    ['1,2,3', 'tr'],
    ['5,', 'tr'],
    ['.123', 'tr'],
    ['1,234.567,8', 'tr'],
    ['1,5', 'en'],
    ['1.5', 'fr'],
    ['1 234\u00a0567', 'fr'],
    ['1e5', 'en'],
    ['12abc', 'en'],
    ['--1', 'en'],
    ['1٫5٫6', 'ar'],
    ['9'.repeat(41), 'tr'],
  ] as const)('should not guess %s in %s', (text, locale) => {
    expect(readDecimal(text, locale)).toBeNull()
  })

  it('should find in any text a canonical decimal or nothing', () => {
    const pieces = [
      '1',
      '23',
      '456',
      '0',
      ',',
      '.',
      ' ',
      '-',
      '\u2212',
      '\u066b',
      '\u066c',
      '٧',
      'e',
      'x',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
        fc.constantFrom('tr', 'en', 'fr', 'ar'),
        (text, locale) => {
          expect(readDecimal(text.join(''), locale) ?? '0').toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
        },
      ),
    )
  })

  it('should read back what Intl writes', () => {
    const tags = { tr: 'tr', en: 'en', fr: 'fr', ar: 'ar-u-nu-latn' } as const
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.constantFrom('tr', 'en', 'fr', 'ar'),
        (thousandths, locale) => {
          const value = thousandths / 1000
          const format = new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 3 })
          expect(Number(readDecimal(format.format(value), locale))).toBe(value + 0)
        },
      ),
    )
  })
})
