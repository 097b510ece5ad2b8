import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf, fold } from './fold'

const anyLetter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

describe('fold', () => {
  it.each([
    ['IŞIK İNŞAAT', 'isik insaat'],
    ['ışık inşaat', 'isik insaat'],
    ['İSTANBUL', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['Çağrı Ömer Üğüt', 'cagri omer ugut'],
    ['Éléonore Gâteau', 'eleonore gateau'],
    ['مُحَمَّد', 'محمد'],
    ['أحمد إبراهيم آمنة ٱلله', 'احمد ابراهيم امنه الله'],
    ['مـحـمـد', 'محمد'],
    ['مصطفى', 'مصطفي'],
    ['ℕ ㎏ ﬁ', 'n kg fi'],
  ])('should fold %s to %s', (text, expected) => {
    expect(fold(text)).toBe(expected)
  })

  it('should change nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('digitsOf', () => {
  it.each([
    ['+90 (532) 123 45 67', '905321234567'],
    ['١٢٣-۴۵۶', '123456'],
    ['１２', '12'],
    ['abc', ''],
  ])('should find in %s the digits %s', (text, expected) => {
    expect(digitsOf(text)).toBe(expected)
  })
})
