import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proposalOn, rateOn, RATE_DAYS, type DayRate, type RateOrigin } from './rates'
import { addDays } from '../shared/day'

const bulletin = (day: string, selling = '43.2', origin: RateOrigin = 'centralBank'): DayRate => ({
  day,
  origin,
  buying: '43.1',
  selling,
})

// Thursday, Friday and Monday; nothing on the weekend between them.
const PUBLISHED = ['2026-09-17', '2026-09-18', '2026-09-21'].map((day) => bulletin(day))

describe('rateOn', () => {
  it.each([
    ['a Monday by its own bulletin', '2026-09-21', 'sameDay', '2026-09-21'],
    ['a Monday by the one before', '2026-09-21', 'previous', '2026-09-18'],
    ['a Sunday by its own', '2026-09-20', 'sameDay', '2026-09-18'],
    ['a Sunday by the one before', '2026-09-20', 'previous', '2026-09-18'],
    ['the first day by its own', '2026-09-17', 'sameDay', '2026-09-17'],
    ['the first day by the one before', '2026-09-17', 'previous', null],
    ['a day before all', '2026-09-16', 'sameDay', null],
    ['a later day', '2026-10-30', 'previous', '2026-09-21'],
  ] as const)('%s', (_, day, counts, expected) => {
    expect(rateOn({ rates: PUBLISHED, day, counts })?.day ?? null).toBe(expected)
    expect(rateOn({ rates: PUBLISHED.toReversed(), day, counts })?.day ?? null).toBe(expected)
  })

  it('takes of one day what was typed by hand', () => {
    const typed = bulletin('2026-09-18', '44', 'manual')
    const rates = [...PUBLISHED, typed]
    expect(rateOn({ rates, day: '2026-09-19', counts: 'sameDay' })).toEqual(typed)
    expect(rateOn({ rates: rates.toReversed(), day: '2026-09-21', counts: 'previous' })).toEqual(
      typed,
    )
    expect(rateOn({ rates, day: '2026-09-21', counts: 'sameDay' })?.origin).toBe('centralBank')
  })

  it('is the newest that the rule allows, whatever is kept', () => {
    const dayRate = fc.record({
      day: fc.integer({ min: 0, max: 30 }).map((n) => addDays('2026-09-01', n)),
      origin: fc.constantFrom<RateOrigin>('centralBank', 'manual'),
      buying: fc.constant('43.1'),
      selling: fc.constant('43.2'),
    })
    const rates = fc.uniqueArray(dayRate, { selector: ({ day, origin }) => `${day} ${origin}` })
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 0, max: 31 }),
        fc.constantFrom(...RATE_DAYS),
        (all, n, counts) => {
          const day = addDays('2026-09-01', n)
          const found = rateOn({ rates: all, day, counts })
          const last = counts === 'previous' ? addDays(day, -1) : day
          const allowed = all.filter((rate) => rate.day <= last)
          if (!found) return allowed.length === 0
          const newest = allowed.every((rate) => rate.day <= found.day)
          const isTyped = allowed.some(
            ({ day: of, origin }) => of === found.day && origin === 'manual',
          )
          return found.day <= last && newest && (found.origin === 'manual') === isTyped
        },
      ),
    )
  })
})

describe('proposalOn', () => {
  it.each([
    ['selling', { rate: '43.2', day: '2026-09-18', source: 'centralBankSelling' }],
    ['buying', { rate: '43.1', day: '2026-09-18', source: 'centralBankBuying' }],
  ] as const)('of the bank, %s', (side, expected) => {
    expect(proposalOn(PUBLISHED, '2026-09-20', { counts: 'sameDay', side })).toEqual(expected)
  })

  it('says of a typed rate that it was typed', () => {
    const rates = [bulletin('2026-09-18', '44', 'manual')]
    expect(proposalOn(rates, '2026-09-18', { counts: 'sameDay', side: 'selling' })).toEqual({
      rate: '44',
      day: '2026-09-18',
      source: 'manual',
    })
    expect(proposalOn(rates, '2026-09-18', { counts: 'previous', side: 'selling' })).toBeNull()
  })
})
