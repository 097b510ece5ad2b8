import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatIban, isIban, normalizeIban } from './iban'

it.each([
  ['TR33 0006 1005 1978 6457 8413 26', true],
  ['tr330006100519786457841326', true],
  ['TR330006100519786457841327', false],
  ['DE89370400440532013000', true],
  ['de89\u00a03704\t0044 0532 0130 00', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['', false],
  ['TR', false],
  ['DE89370400440532013000!', false],
  ['-DE89370400440532013000', false],
])('should judge %s as %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})

// All check digits are right: only the shape is wrong.
it.each([
  ['NO9386011117947', true],
  ['NO698601111794', false],
  [`XX88${'A'.repeat(30)}`, true],
  [`XX08${'A'.repeat(31)}`, false],
  ['DE6B370400440532013001', false],
  ['DEA5370400440532013000', false],
  ['TR23000610051978645784132', false],
  ['TR7400061005197864578413261', false],
  ['TR54000610051978645784132X', false],
  ['TRTR580006100519786457841326', false],
])('should judge the shape of %s as %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})

it('should notice any wrong digit and any two digits that have changed places', () => {
  const iban = 'TR330006100519786457841326'
  const place = fc.integer({ min: 2, max: iban.length - 2 })
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 9 }), (at, digit) => {
      const [before, one, two, after] = [
        iban.slice(0, at),
        iban[at],
        iban[at + 1],
        iban.slice(at + 2),
      ]
      expect(isIban(`${before}${digit}${two}${after}`)).toBe(String(digit) === one)
      expect(isIban(`${before}${two}${one}${after}`)).toBe(one === two)
    }),
  )
})

it('should store no blanks and capitals', () => {
  expect(normalizeIban(' gb82 west\t1234\u00a05698 7654 32')).toBe('GB82WEST12345698765432')
})

it('should print groups of four', () => {
  expect(formatIban('tr330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
  expect(formatIban('BE68 539 007 547 034')).toBe('BE68 5390 0754 7034')
})
