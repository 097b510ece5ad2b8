import { expect, it, vi } from 'vitest'
import { addDays } from './day'
import { startOfDay } from './startOfDay'

it.each([
  ['2026-03-01', 'Europe/Istanbul', '2026-02-28T21:00:00.000Z'],
  ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01', 'Pacific/Kiritimati', '2026-02-28T10:00:00.000Z'],
  ['2026-03-01', 'America/New_York', '2026-03-01T05:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-03-01', 'Etc/GMT+12', '2026-03-01T12:00:00.000Z'],
  // The clock jumped from 23:59 to 1:00.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  // The clock goes from 0:59 back to 0:00: the day begins with the first of the two midnights.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2026-03-01', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
])('should begin %s in %s at %s', (day, timeZone, expected) => {
  expect(startOfDay({ day, timeZone })).toBe(expected)
})

it('should find a day again after more days than it remembers', () => {
  const first = () => startOfDay({ day: '2026-03-01', timeZone: 'Europe/Istanbul' })
  expect(first()).toBe('2026-02-28T21:00:00.000Z')
  for (let days = 1; days <= 600; days += 1)
    startOfDay({ day: addDays('2026-03-01', days), timeZone: 'UTC' })
  expect(first()).toBe('2026-02-28T21:00:00.000Z')
  expect(startOfDay({ day: '2026-03-01', timeZone: 'UTC' })).toBe('2026-03-01T00:00:00.000Z')
})

it('should forget no day for asking again for one that it remembers', () => {
  const days = Array.from({ length: 500 }, (_, at) => addDays('2020-01-01', at))
  const askForAll = () => days.map((day) => startOfDay({ day, timeZone: 'Europe/Paris' }))
  const found = askForAll()
  const conversions = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  expect(askForAll()).toEqual(found)
  expect(conversions).not.toHaveBeenCalled()
  conversions.mockRestore()
})

it('should refuse a day that does not exist, in the calendar or there', () => {
  expect(() => startOfDay({ day: '2026-02-29', timeZone: 'UTC' })).toThrow(
    new RangeError('not a day'),
  )
  // Samoa skipped the 30th when it crossed the date line.
  expect(() => startOfDay({ day: '2011-12-30', timeZone: 'Pacific/Apia' })).toThrow(
    new RangeError('no such day here'),
  )
})
