import { expect, it } from 'vitest'

import type { NotificationView } from '@/domain/notifications/view'

import { daysOf } from './daysOf'

const at = (createdAt: string) => ({ createdAt }) as NotificationView

it('groups by the day of the company, not of the browser or of UTC', () => {
  const docs = [
    at('2026-03-02T20:59:00.000Z'),
    at('2026-03-01T21:00:00.000Z'),
    at('2026-03-01T20:59:00.000Z'),
    at('2026-02-28T20:59:00.000Z'),
  ]
  const groups = daysOf({
    docs,
    now: new Date('2026-03-02T20:00:00.000Z'),
    timeZone: 'Europe/Istanbul',
  })
  expect(groups.map(({ day, docs: rows }) => [day, rows.length])).toEqual([
    ['today', 2],
    ['yesterday', 1],
    ['earlier', 1],
  ])
})
