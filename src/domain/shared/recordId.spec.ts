import { expect, it } from 'vitest'
import { isRecordId, recordIdOf } from './recordId'

it.each([1, '1', 2_147_483_647, '2147483647'])('takes %s for a record number', (value) => {
  expect(recordIdOf(value)).toBe(Number(value))
  expect(isRecordId(String(value))).toBe(true)
})

it.each([0, -1, 1.5, 2_147_483_648, '01', '1e3', ' 1', '', null, undefined, [1], {}, NaN, true])(
  'takes %s for none',
  (value) => {
    expect(recordIdOf(value)).toBeNull()
  },
)

it.each([1, ['1'], null, undefined])(
  'takes only text for the text of a number, not %j',
  (value) => {
    expect(isRecordId(value)).toBe(false)
  },
)
