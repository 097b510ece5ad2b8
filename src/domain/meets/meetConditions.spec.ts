import { expect, it } from 'vitest'
import { MEET_CONDITIONS } from './meetConditions'

const spanOf = (startsAt: { greater_than_equal: string; less_than: string }) => [
  startsAt.greater_than_equal,
  startsAt.less_than,
]

it("should begin and end today at the company's midnight", () => {
  const { startsAt } = MEET_CONDITIONS.today({ today: '2026-03-04', timeZone: 'Europe/Istanbul' })
  expect(spanOf(startsAt)).toEqual(['2026-03-03T21:00:00.000Z', '2026-03-04T21:00:00.000Z'])
})

it.each(['2026-03-02', '2026-03-05', '2026-03-08'])(
  'should take the week of %s from Monday to Sunday',
  (today) => {
    const { startsAt } = MEET_CONDITIONS.thisWeek({ today, timeZone: 'UTC' })
    expect(spanOf(startsAt)).toEqual(['2026-03-02T00:00:00.000Z', '2026-03-09T00:00:00.000Z'])
  },
)
