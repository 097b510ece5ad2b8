import { expect, it } from 'vitest'
import { isCurrency } from './currency'

it.each([
  ['TRY', true],
  ['USD', true],
  ['EUR', true],
  ['GBP', false],
  ['try', false],
  [null, false],
  [['TRY'], false],
  ['', false],
])('should know %s: %s', (value, expected) => {
  expect(isCurrency(value)).toBe(expected)
})
