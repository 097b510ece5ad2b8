import { expect, it } from 'vitest'
import { isLabelCount, MAX_LABELS, refuseOffset } from './labelFormats'

it.each([
  [0, null],
  ['-1.5', null],
  [5, null],
  [-5, null],
  ['5.1', 'tooLarge'],
  ['-5.1', 'tooLarge'],
  [100, 'tooLarge'],
  ['0.25', 'tooManyDecimals'],
  ['1,5', 'notADecimal'],
  [null, 'notADecimal'],
])('a printer may be out by %j mm: %s', (value, code) => {
  expect(refuseOffset(value)).toBe(code)
})

it.each([
  [1, true],
  [MAX_LABELS, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [MAX_LABELS + 1, false],
  ['1', false],
  [Number.NaN, false],
  [null, false],
])('%j labels can be printed: %s', (value, expected) => {
  expect(isLabelCount(value)).toBe(expected)
})

it('names a place among those of a sheet', () => {
  expect(isLabelCount(24, 24)).toBe(true)
  expect(isLabelCount(25, 24)).toBe(false)
})
