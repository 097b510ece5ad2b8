import { expect, it } from 'vitest'
import { refuseWorkingDays, sortWorkingDays, WORKING_DAYS } from './workingDays'

it.each([
  [null, null],
  [undefined, null],
  [[], null],
  [WORKING_DAYS, null],
  ['monday', 'notAList'],
  [['monday', 'monday'], 'notAnOption'],
  [['funday'], 'notAnOption'],
  [[1], 'notAnOption'],
])('should judge %j as %s', (value, expected) => {
  expect(refuseWorkingDays(value)).toBe(expected)
})

it('should start the week on Monday', () => {
  expect(sortWorkingDays(['sunday', 'friday', 'monday'])).toEqual(['monday', 'friday', 'sunday'])
})
