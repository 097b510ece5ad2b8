import { expect, it } from 'vitest'
import { createCalendarWords } from './calendarWords'

const span = { from: '2026-06-01', to: '2026-11-21' }

it.each([
  ['tr', '21 Kasım 2026 Cumartesi', 'Kas', 'Kasım 2026', '1 Haziran – 21 Kasım 2026'],
  ['en', 'Saturday, November 21, 2026', 'Nov', 'November 2026', 'June 1 – November 21, 2026'],
  ['fr', 'samedi 21 novembre 2026', 'nov.', 'novembre 2026', '1 juin – 21 novembre 2026'],
  ['ar', 'السبت، 21 نوفمبر 2026', 'نوفمبر', 'نوفمبر 2026', '1 يونيو – 21 نوفمبر 2026'],
] as const)('should say days and months in %s', (locale, long, short, month, range) => {
  const words = createCalendarWords(locale)
  expect(words.longDay(span.to)).toBe(long)
  expect(words.shortMonth(span.to)).toBe(short)
  expect(words.month(span.to)).toBe(month)
  expect(words.range(span)).toBe(range)
})

it('should keep two bare numbers in their order in Arabic, and have no sign only some write', () => {
  const week = { from: '2026-11-16', to: '2026-11-21' }
  expect(createCalendarWords('ar').shortRange(week)).toBe('\u206616–21\u2069 نوفمبر')
  expect(createCalendarWords('tr').shortRange(week)).toBe('16 – 21 Kas')
  expect(createCalendarWords('tr').shortRange({ from: week.to, to: week.to })).toBe('21 Kas')
})
