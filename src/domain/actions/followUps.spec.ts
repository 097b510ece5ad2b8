import { expect, it } from 'vitest'
import { followUpDaysOf, refuseFollowUpDays } from './followUps'

it.each([
  [undefined, { unopened: 3, unanswered: 5 }],
  [
    { followUpUnopened: null, followUpUnanswered: 0 },
    { unopened: 3, unanswered: 0 },
  ],
  [{ followUpUnopened: '10.000' }, { unopened: 10, unanswered: 5 }],
])('should take the days of %j as %j', (chosen, days) => {
  expect(followUpDaysOf(chosen)).toEqual(days)
})

it.each([
  [undefined, null],
  [null, null],
  ['', null],
  [0, null],
  [60, null],
  [61, 'tooLarge'],
  [2.5, 'wholeNumberExpected'],
])('should judge %j days as %s', (days, code) => {
  expect(refuseFollowUpDays(days)).toBe(code)
})
