import { expect, it } from 'vitest'
import { DEFAULT_WORKING_DAYS, refuseWorkingDays, sortWorkingDays } from './workingDays'

it.each([
  [null, null],
  [[], null],
  [DEFAULT_WORKING_DAYS, null],
  ['monday', 'notAList'],
  [['monday', 'monday'], 'notAnOption'],
  [['funday'], 'notAnOption'],
  [[1], 'notAnOption'],
])('should judge case %# as %s', (value, expected) => {
  expect(refuseWorkingDays(value)).toBe(expected)
})

it('should start the week on Monday', () => {
  expect(sortWorkingDays(['sunday', 'friday', 'monday'])).toEqual(['monday', 'friday', 'sunday'])
  expect(DEFAULT_WORKING_DAYS).toHaveLength(5)
})
