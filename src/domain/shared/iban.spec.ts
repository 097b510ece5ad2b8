import { expect, it } from 'vitest'
import { formatIban, isIban } from './iban'

it.each([
  ['TR33 0006 1005 1978 6457 8413 26', true],
  ['tr330006100519786457841326', true],
  ['TR330006100519786457841327', false],
  ['TR33000610051978645784132', false],
  ['DE89370400440532013000', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['', false],
  ['TR', false],
])('should judge %s as %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})

it('should print groups of four', () => {
  expect(formatIban('tr330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
})
