import { describe, expect, it } from 'vitest'
import { backupsToKeep, parseKeep, UPGRADES_ONLY } from './keep'

const DAY_MS = 24 * 60 * 60 * 1000
const daily = (from: string, to: string) => {
  const days = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push({ at: new Date(at), isProven: false })
  return days
}
const keep = (text: string) => {
  const found = parseKeep(text)
  if (!found) throw new Error(`${text} keeps nothing`)
  return found
}
const daysOf = (backups: readonly { at: Date }[]) =>
  backups.map(({ at }) => at.toISOString().slice(5, 10)).reverse()

describe('parseKeep', () => {
  it.each([
    ['7d,5w,12m', { d: 7, w: 5, m: 12 }],
    ['3m', { d: 0, w: 0, m: 3 }],
    [' 14d , 2w ', { d: 14, w: 2, m: 0 }],
  ])('reads %s', (text, expected) => expect(parseKeep(text)).toEqual(expected))

  it.each(['', '0d', '0d,0w', '7', '7x', '7d,,5w', '7d,8d', '-1d', '7d;5w', '1.5d'])(
    'takes “%s” for none',
    (text) => expect(parseKeep(text)).toBeNull(),
  )
})

describe('backupsToKeep', () => {
  const quarter = daily('2026-01-01T02:00:00Z', '2026-03-31T02:00:00Z')

  it('keeps the newest of each day, ISO week and month', () => {
    const kept = backupsToKeep(quarter, keep('7d,5w,3m'))
    expect(daysOf(kept)).toEqual(
      '01-31 02-28 03-08 03-15 03-22 03-25 03-26 03-27 03-28 03-29 03-30 03-31'.split(' '),
    )
  })

  it('keeps the same when it is asked again each day', () => {
    let kept: typeof quarter = []
    for (const one of quarter) kept = backupsToKeep([...kept, one], keep('7d,5w,3m'))
    expect(daysOf(kept)).toEqual(daysOf(backupsToKeep(quarter, keep('7d,5w,3m'))))
  })

  it('counts periods that have a backup, not those that passed without one', () => {
    const few = ['2024-05-01', '2025-01-01', '2026-03-31'].map((day) => ({
      at: new Date(`${day}T02:00:00Z`),
      isProven: false,
    }))
    expect(backupsToKeep(few, keep('3d'))).toHaveLength(3)
    expect(daysOf(backupsToKeep(few, keep('2m')))).toEqual(['01-01', '03-31'])
  })

  it('keeps one of several of a day', () => {
    const twice = daily('2026-03-31T02:00:00Z', '2026-03-31T02:00:00Z').concat(
      daily('2026-03-31T23:59:59Z', '2026-03-31T23:59:59Z'),
    )
    expect(backupsToKeep(twice, keep('7d,5w,12m'))).toEqual([twice[1]])
  })

  it('divides years into the weeks of ISO 8601', () => {
    // 2026-01-01 is a Thursday: its week began on the last Monday of 2025.
    const turn = daily('2025-12-28T02:00:00Z', '2026-01-05T02:00:00Z')
    expect(daysOf(backupsToKeep(turn, keep('3w')))).toEqual(['12-28', '01-04', '01-05'])
  })

  it('never removes the newest one that was proven', () => {
    const proven = quarter.map((one) => ({ ...one, isProven: one.at.getUTCDate() === 3 }))
    expect(daysOf(backupsToKeep(proven, keep('1d')))).toEqual(['03-03', '03-31'])
  })

  describe('before upgrades', () => {
    const DAY = '2026-03-01T'
    const made = (time: string, upgradedFrom: string | null) => ({
      at: new Date(`${DAY}${time}:00Z`),
      isProven: false,
      upgradedFrom,
    })
    const timesOf = (backups: readonly { at: Date }[]) =>
      backups.map(({ at }) => at.toISOString().slice(11, 16))

    it('keeps the newest of each of the last two states of the tables', () => {
      const all = [
        made('01:00', 'a'),
        made('02:00', 'b'),
        // An upgrade that fails after its first migration, again and again.
        made('03:00', 'c'),
        made('04:00', 'c'),
        made('05:00', 'c'),
      ]
      expect(timesOf(backupsToKeep(all, UPGRADES_ONLY))).toEqual(['05:00', '02:00'])
      expect(timesOf(backupsToKeep(all.slice(0, 2), UPGRADES_ONLY))).toEqual(['02:00', '01:00'])
    })

    it('keeps it beside later ones of its day', () => {
      const all = [made('09:00', 'a'), made('10:00', null), made('11:00', null)]
      expect(timesOf(backupsToKeep(all, keep('7d')))).toEqual(['11:00', '09:00'])
      expect(timesOf(backupsToKeep(all.slice(1), UPGRADES_ONLY))).toEqual([])
    })
  })
})
