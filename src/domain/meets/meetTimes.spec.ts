import { describe, expect, it } from 'vitest'
import { settleMeetTimes, type MeetTimes } from './meetTimes'

const early = '2026-03-01T09:00:00.000Z'
const late = '2026-03-01T10:00:00.000Z'
const ISTANBUL = 'Europe/Istanbul'

const settle = (values: MeetTimes, before: MeetTimes = {}, timeZone = ISTANBUL) => {
  const settled = settleMeetTimes(values, before, timeZone)
  return 'refused' in settled
    ? `${settled.refused?.code} at ${settled.refused?.path}`
    : [settled.startsAt, settled.endsAt]
}

it.each<[MeetTimes, unknown]>([
  [{}, [null, null]],
  [{ startsAt: early, endsAt: late }, [early, late]],
  [{ startsAt: early, endsAt: early }, [early, early]],
  [{ startsAt: late, endsAt: null }, [late, null]],
  [{ startsAt: late, endsAt: early }, 'endBeforeStart at endsAt'],
  [{ startsAt: null, endsAt: late }, [null, late]],
  [{ startsAt: new Date(late), endsAt: new Date(early) }, 'endBeforeStart at endsAt'],
  [{ startsAt: 'soon' }, 'invalidDate at startsAt'],
  [{ startsAt: early, endsAt: 'soon' }, 'invalidDate at endsAt'],
])('should settle the times of a new meeting %j as %s', (values, expected) => {
  expect(settle(values)).toEqual(expected)
})

describe('a duration', () => {
  it.each([
    [60, [early, late]],
    [1, [early, '2026-03-01T09:01:00.000Z']],
    [1440, [early, '2026-03-02T09:00:00.000Z']],
    [0, 'minutesInvalid at duration'],
    [-30, 'minutesInvalid at duration'],
    [1441, 'minutesInvalid at duration'],
    [22.5, 'minutesInvalid at duration'],
  ])('of %s minutes should decide the end of a new meeting: %s', (duration, expected) => {
    expect(settle({ startsAt: early, duration })).toEqual(expected)
  })

  it('should say how long a meeting may last', () => {
    expect(settleMeetTimes({ startsAt: early, duration: 1441 }, {}, ISTANBUL)).toEqual({
      refused: { path: 'duration', code: 'minutesInvalid', data: { max: 1440 } },
    })
  })

  it('should not end after the years that records may hold', () => {
    const startsAt = '2199-12-31T23:00:00.000Z'
    expect(settle({ startsAt, duration: 59 })).toEqual([startsAt, '2199-12-31T23:59:00.000Z'])
    expect(settle({ startsAt, duration: 60 })).toBe('invalidDate at startsAt')
  })

  it('that is emptied leaves the end out, as null does', () => {
    const times = { startsAt: early, endsAt: late }
    expect(settle({ ...times, duration: '' })).toEqual([early, late])
  })

  it('should need a start', () => {
    expect(settle({ duration: 60 })).toBe('required at startsAt')
  })

  it('should agree with an end that is given with it', () => {
    expect(settle({ startsAt: early, endsAt: late, duration: 60 })).toEqual([early, late])
    expect(settle({ startsAt: early, endsAt: late, duration: 30 })).toBe(
      'durationOtherThanEnd at duration',
    )
  })

  const stored = { startsAt: early, endsAt: late, duration: 60 }

  it('should move a stored end when it alone is changed, and remove it with itself', () => {
    expect(settle({ ...stored, duration: 90 }, stored)).toEqual([early, '2026-03-01T10:30:00.000Z'])
    expect(settle({ ...stored, duration: null }, stored)).toEqual([early, null])
  })

  it('should follow a changed end when it was sent back as it was', () => {
    const endsAt = '2026-03-01T09:20:00.000Z'
    expect(settle({ ...stored, endsAt }, stored)).toEqual([early, endsAt])
  })

  it('should stay as it came of an end, however long', () => {
    const days = { startsAt: early, endsAt: '2026-03-04T09:00:00.000Z', duration: 4320 }
    expect(settle(days, days)).toEqual([early, days.endsAt])
  })
})

describe('a meeting of whole days', () => {
  // In Istanbul it is already the second of March.
  const night = '2026-03-01T21:30:00.000Z'

  it.each([
    [ISTANBUL, '2026-03-01T21:00:00.000Z'],
    ['UTC', '2026-03-01T00:00:00.000Z'],
    ['America/New_York', '2026-03-01T05:00:00.000Z'],
  ])('should start at midnight of the day in %s', (timeZone, expected) => {
    expect(settle({ startsAt: night, allDay: true }, {}, timeZone)).toEqual([expected, null])
  })

  it('should end with its last day, which may be the first', () => {
    const [first] = settle({ startsAt: night, allDay: true })
    expect(settle({ startsAt: night, endsAt: early, allDay: true })).toBe(
      'endBeforeStart at endsAt',
    )
    expect(settle({ startsAt: early, endsAt: late, allDay: true })).toEqual([
      '2026-02-28T21:00:00.000Z',
      '2026-02-28T21:00:00.000Z',
    ])
    // The later hour comes first: only the days are compared.
    expect(settle({ startsAt: late, endsAt: early, allDay: true })).toEqual([
      '2026-02-28T21:00:00.000Z',
      '2026-02-28T21:00:00.000Z',
    ])
    expect(first).toBe('2026-03-01T21:00:00.000Z')
  })

  it('should have a day, and no duration', () => {
    expect(settle({ allDay: true })).toBe('required at startsAt')
    expect(settle({ startsAt: early, allDay: true, duration: 60 })).toBe(
      'durationOfWholeDay at duration',
    )
  })

  it('should be made of a meeting with hours, whose duration is sent back as it was', () => {
    const stored = { startsAt: early, endsAt: late, duration: 60 }
    expect(settle({ ...stored, allDay: true }, stored)).toEqual([
      '2026-02-28T21:00:00.000Z',
      '2026-02-28T21:00:00.000Z',
    ])
  })
})
