import { describe, expect, it } from 'vitest'
import { CALENDAR_LAYERS, calendarAsked, spanOfView } from './calendarAsked'

const asked = (query: string) => calendarAsked(new URLSearchParams(query))
const SPAN = 'from=2026-03-01&to=2026-03-31'

describe('calendarAsked', () => {
  it('reads all that an address says', () => {
    expect(asked(`${SPAN}&layers=actions,meets&team=1`)).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      layers: ['meets', 'actions'],
      asksTeam: true,
    })
    expect(asked(SPAN)).toMatchObject({ layers: CALENDAR_LAYERS, asksTeam: false })
  })

  it.each([
    ['', 'from'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ['from=1026-02-03&to=1026-03-01', 'from'],
    ['from=2026-03-01', 'to'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    // The 63rd day.
    ['from=2026-03-01&to=2026-05-02', 'to'],
    [`${SPAN}&layers=`, 'layers'],
    [`${SPAN}&layers=meets,secrets`, 'layers'],
    [`${SPAN}&layers=meets,meets`, 'layers'],
    [`${SPAN}&team=0`, 'team'],
    [`${SPAN}&owner=3`, 'owner'],
  ])('refuses %s at %s', (query, name) => {
    expect(asked(query)).toBe(name)
  })

  it('takes 62 days and one', () => {
    expect(asked('from=2026-03-01&to=2026-05-01')).toMatchObject({ to: '2026-05-01' })
    expect(asked('from=2026-03-01&to=2026-03-01')).toMatchObject({ to: '2026-03-01' })
  })
})

it.each([
  ['day', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['agenda', '2026-02-25', '2026-02-25', '2026-03-10'],
  // A Sunday belongs to the week before, a Monday begins one.
  ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['week', '2026-03-02', '2026-03-02', '2026-03-08'],
  ['month', '2026-03-15', '2026-02-23', '2026-04-05'],
  // Begins on a Monday and ends on a Sunday: four weeks.
  ['month', '2027-02-28', '2027-02-01', '2027-02-28'],
  ['month', '2028-02-29', '2028-01-31', '2028-03-05'],
  ['month', '2026-12-31', '2026-11-30', '2027-01-03'],
] as const)('should show in the %s of %s the days from %s to %s', (view, date, from, to) => {
  expect(spanOfView(view, date)).toEqual({ from, to })
})
