import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AMOUNT,
  Decimal,
  isDecimal,
  parseDecimal,
  PERCENT,
  PRICE,
  QUANTITY,
  toDecimal,
} from './decimal'
import type { DecimalSpec } from './decimal'

const shown = (input: unknown, spec: DecimalSpec): string => {
  const found = parseDecimal(input, spec)
  return isDecimal(found) ? found.toFixed() : found
}

describe('parseDecimal', () => {
  it.each<{ input: unknown }>(
    [
      '1,5',
      '12abc',
      '1e999',
      '1e2',
      ' ',
      '',
      ' 1',
      '1 ',
      '1\n',
      '.5',
      '5.',
      '+1',
      '--1',
      '0x10',
      '١٢',
      '１２',
      'NaN',
      'Infinity',
      true,
      false,
      null,
      undefined,
      [],
      [1],
      {},
      { valueOf: () => 1 },
      NaN,
      Infinity,
      -Infinity,
      10n,
      '1'.repeat(1_000_000),
    ].map((input) => ({ input })),
  )('should refuse case %# as no decimal', ({ input }) => {
    expect(parseDecimal(input, PRICE)).toBe('notADecimal')
  })

  it.each([
    [12, QUANTITY, '12'],
    ['12.500', QUANTITY, '12.5'],
    ['-3.25', AMOUNT, '-3.25'],
    [0.1, PRICE, '0.1'],
    ['0007', QUANTITY, '7'],
    ['7'.padStart(40, '0'), QUANTITY, '7'],
    ['7'.padStart(41, '0'), QUANTITY, 'notADecimal'],
    ['-0', QUANTITY, '0'],
    [-0, QUANTITY, '0'],
    [1e-6, PRICE, '0.000001'],
    [999_999_999.999999, PRICE, '999999999.999999'],
    ['999999999999.99', AMOUNT, '999999999999.99'],
    [new Decimal('1.5'), QUANTITY, '1.5'],
    ['0.0005', QUANTITY, 'tooManyDecimals'],
    [0.1 + 0.2, PRICE, 'tooManyDecimals'],
    ['1.0000', QUANTITY, 'tooManyDecimals'],
    [1e-7, PRICE, 'tooManyDecimals'],
    ['1000000000', QUANTITY, 'tooLarge'],
    ['-1000000000', QUANTITY, 'tooLarge'],
    [1e21, AMOUNT, 'tooLarge'],
    ['1000', PERCENT, 'tooLarge'],
    ['100000000000000', { scale: 0, integerDigits: 20 }, '100000000000000'],
    ['1000000000000000', { scale: 0, integerDigits: 20 }, 'tooLarge'],
    ['1234567890123456', { scale: 0, integerDigits: 20 }, 'tooLarge'],
  ])('should read %s under %o as %s', (input, spec, expected) => {
    expect(shown(input, spec)).toBe(expected)
  })

  it('should give back every allowed decimal through a JSON number unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 0, max: 999_999 }),
        (whole, micro) => {
          const text = `${whole}.${String(micro).padStart(6, '0')}`
          const number: unknown = JSON.parse(JSON.stringify(Number(text)))
          expect(shown(number, PRICE)).toBe(new Decimal(text).toFixed())
        },
      ),
    )
  })

  it('should never throw', () => {
    fc.assert(fc.property(fc.anything(), (input) => void parseDecimal(input, PRICE)))
  })
})

describe('toDecimal', () => {
  it.each([
    [null, '0'],
    [undefined, '0'],
    ['-12.50', '-12.5'],
    [-12.5, '-12.5'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
  ])('should take %s as %s', (value, expected) => {
    expect(toDecimal(value).toFixed()).toBe(expected)
  })

  it('should take a decimal as it is', () => {
    const value = new Decimal('1e400')
    expect(toDecimal(value)).toBe(value)
  })

  it.each([
    NaN,
    Infinity,
    -Infinity,
    new Decimal(NaN),
    new Decimal(Infinity),
    '1,5',
    '1e5',
    '0x10',
    ' 1',
    '',
  ])('should throw for %s', (value) => {
    expect(() => toDecimal(value)).toThrow(new RangeError('not a finite decimal'))
  })
})
